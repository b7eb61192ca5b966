export { SwitchRow } from './SwitchRow.tsx';
