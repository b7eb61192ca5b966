export { NetworkMark, type NetworkMarkProps } from './NetworkMark.tsx';
