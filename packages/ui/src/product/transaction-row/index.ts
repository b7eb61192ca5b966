export { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx';
