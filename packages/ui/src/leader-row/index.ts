export { KeyValueList, LeaderRow, type LeaderRowProps } from './LeaderRow.tsx';
