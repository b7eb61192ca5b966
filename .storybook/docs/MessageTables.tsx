import * as forms from '../../packages/forms/src/messages.en.ts';
import * as urduForms from '../../packages/forms/src/messages.ur.ts';
import type { SpecifiedMessage } from '../../tests/architecture/specified-messages.ts';
import { messageRows, moduleRows } from './message-rows.ts';
import type { Row } from './message-rows.ts';
import { Cell, Code, DocsTable, UrduCell } from './DocsTable.tsx';

type Modules = Record<string, Record<string, unknown>>;

const english: Modules = import.meta.glob('../../apps/web/src/**/*.messages.en.ts', { eager: true });
const urdu: Modules = import.meta.glob('../../apps/web/src/**/*.messages.ur.ts', { eager: true });

const tableName = ([first]: readonly Row[]) => first?.path.split('.')[0] ?? '';

/** All message tables of the product. Those of the app are found by file name, so that none is missing. */
const tables = new Map<string, Row[]>([
  ['forms', messageRows(forms.messages, 'forms')],
  ...Object.entries(english)
    .map(([file, module]) => moduleRows(file, module))
    .filter((rows) => rows.length > 0)
    .map((rows) => [tableName(rows), rows] satisfies [string, Row[]])
    .toSorted(([one], [other]) => one.localeCompare(other)),
]);
const everyRow = [...tables.values()].flat();

const urduRows = [
  ...messageRows(urduForms.messages, 'forms'),
  ...Object.entries(urdu).flatMap(([file, module]) => moduleRows(file, module)),
];
const urduByPath = new Map(urduRows.map(({ path, text }) => [path, text]));

/** Messages that docs/product.md fixes, with the situation, both languages and the row of the message table. */
export function SpecifiedMessages({ caption, messages }: { caption: string; messages: readonly SpecifiedMessage[] }) {
  return (
    <DocsTable caption={caption} head={['When, and row of the table', 'English', 'Urdu']}>
      {messages.map(({ when, text: specified }) => {
        const row = everyRow.find(({ text }) => text === specified);
        if (!row) throw new Error(`No message table has “${specified}”.`);
        return (
          <tr key={when}>
            <Cell>
              <p>{when}</p>
              <Code>{row.path}</Code>
            </Cell>
            <Cell>
              <b>{row.text}</b>
            </Cell>
            <UrduCell>
              <b>{urduByPath.get(row.path)}</b>
            </UrduCell>
          </tr>
        );
      })}
    </DocsTable>
  );
}

const tableTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** All messages of all message tables by key, in both languages. */
export function AllMessageTables() {
  return Array.from(tables, ([name, rows]) => (
    <DocsTable
      key={name}
      title={`${tableTitle(name)}, ${rows.length} messages`}
      caption={tableTitle(name)}
      head={['Row', 'English', 'Urdu']}
    >
      {rows.map(({ path, text }) => (
        <tr key={path}>
          <Cell>
            <Code>{path.slice(name.length + 1)}</Code>
          </Cell>
          <Cell>{text}</Cell>
          <UrduCell>{urduByPath.get(path)}</UrduCell>
        </tr>
      ))}
    </DocsTable>
  ));
}
