export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataColumn, DataColumns, DataState } from './data-column.ts';
