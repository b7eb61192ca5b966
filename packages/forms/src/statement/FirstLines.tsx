import type { CsvRecord } from '@sarraf/domain';
import { DataTable, type DataColumns } from '@sarraf/ui';
import { deskFormMessages } from '../desk.messages.ts';
import { useMessages } from '../language/index.ts';

/** Lines shown below the headings. */
const SHOWN = 3;

export interface FirstLinesProps {
  records: readonly CsvRecord[];
  /** Line of the headings. */
  line: number | null;
}

/** First lines of a CSV file as a table below the headings of a line. Renders nothing for a file without lines. */
export function FirstLines({ records, line }: FirstLinesProps) {
  const { desk, statement } = useMessages(deskFormMessages);
  const head = records.find((record) => record.line === line);
  const rows = records.filter((record) => line !== null && record.line > line).slice(0, SHOWN);
  const [first, ...others] = (head?.cells ?? []).map((heading, at) => ({
    id: String(at),
    header: heading.trim() || '-',
    cell: ({ cells }: CsvRecord) => (
      <bdi translate="no" dir="auto">
        {cells[at]?.trim() || '-'}
      </bdi>
    ),
  }));
  if (!first) return null;
  const columns: DataColumns<CsvRecord> = [first, ...others];
  return (
    <div className="min-w-0 rounded-box bg-sunken px-4 py-3">
      <DataTable
        caption={statement.firstLines}
        narrow="scroll"
        columns={columns}
        rows={rows}
        rowKey={({ line: at }) => String(at)}
        loadingLabel={desk.answerChecking}
        empty={<p className="text-sm text-ink-2">{statement.fileEmpty}</p>}
      />
    </div>
  );
}
