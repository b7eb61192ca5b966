import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import type { DataColumns } from './data-column.ts';
import { DataTable } from './DataTable.tsx';

interface Sale {
  seller: string;
  usdt: string;
  rupees: string;
}

const SALES: readonly Sale[] = [
  { seller: 'Ayesha Khan', usdt: '500', rupees: 'Rs. 1,39,227.20' },
  { seller: 'Usman Tariq', usdt: '98,000.5', rupees: 'Rs. 2,74,40,140.00' },
  { seller: 'Hina Raza', usdt: '10', rupees: 'Rs. 2,790.00' },
];

const COLUMNS: DataColumns<Sale> = [
  { id: 'seller', header: 'Seller', cell: ({ seller }) => seller },
  { id: 'usdt', header: 'USDT', cell: ({ usdt }) => <bdi dir="ltr">{usdt}</bdi> },
  { id: 'rupees', header: 'Rupees', cell: ({ rupees }) => <bdi dir="ltr">{rupees}</bdi> },
];

const [SELLER, ...FIGURES] = COLUMNS;
const ALIGNED: DataColumns<Sale> = [SELLER, ...FIGURES.map((column) => ({ ...column, align: 'end' as const }))];

const renderTable = (rows: readonly Sale[], columns: DataColumns<Sale>) => (
  <DataTable
    caption="Sales"
    columns={columns}
    rows={rows}
    rowKey={({ seller }) => seller}
    state="ready"
    narrow="scroll"
    loadingLabel="Loading sales"
    empty="No sales yet"
    failure="Failed to load sales"
  />
);

export const FiguresAtTheEnd = () => renderTable(SALES, ALIGNED);

export const FiguresAtTheStart = () => renderTable(SALES, COLUMNS);

export const OneRecordAsATable = () => renderTable(SALES.slice(0, 1), ALIGNED);

export const OneRecordAsAList = () => (
  <KeyValueList>
    <LeaderRow label="Seller" value="Ayesha Khan" />
    <LeaderRow label="Sold" value="500 USDT" />
    <LeaderRow label="Received" value="Rs. 1,39,227.20" />
  </KeyValueList>
);
