export { NetworkList, type NetworkListProps, type NetworkOption } from './NetworkList.tsx';
