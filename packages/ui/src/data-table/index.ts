export type { DataColumn, DataColumns, DataState } from './data-column.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
