import * as forms from '../../packages/forms/src/messages.en.ts';
import * as urduForms from '../../packages/forms/src/messages.ur.ts';
import type { SpecifiedMessage } from '../../tests/architecture/specified-messages.ts';
import { rowsOf, tableRows } from './sentences.ts';
import type { Row } from './sentences.ts';
import { Cell, Name, Sheet, UrduCell } from './Sheet.tsx';

type Modules = Record<string, Record<string, unknown>>;

const english: Modules = import.meta.glob('../../apps/web/src/**/*.messages.en.ts', { eager: true });
const urdu: Modules = import.meta.glob('../../apps/web/src/**/*.messages.ur.ts', { eager: true });

const nameOf = ([first]: readonly Row[]) => first?.path.split('.')[0] ?? '';

/** Every table the product speaks from, the screens' found by their name so that none is forgotten. */
const tables = new Map<string, Row[]>([
  ['forms', rowsOf(forms.messages, 'forms')],
  ...Object.entries(english)
    .map(([file, module]) => tableRows(file, module))
    .filter((rows) => rows.length > 0)
    .map((rows) => [nameOf(rows), rows] satisfies [string, Row[]])
    .toSorted(([one], [other]) => one.localeCompare(other)),
]);
const everyRow = [...tables.values()].flat();

const urduRows = [
  ...rowsOf(urduForms.messages, 'forms'),
  ...Object.entries(urdu).flatMap(([file, module]) => tableRows(file, module)),
];
const urduByPath = new Map(urduRows.map(({ path, text }) => [path, text]));

/** Sentences of docs/product.md with the moment they belong to, in both languages, and the row that says them. */
export function Catalogue({ caption, sentences }: { caption: string; sentences: readonly SpecifiedMessage[] }) {
  return (
    <Sheet caption={caption} head={['When', 'English', 'Urdu', 'Row']}>
      {sentences.map(({ when, says }) => {
        const row = everyRow.find(({ text }) => text === says);
        if (!row) throw new Error(`No message table says “${says}”.`);
        return (
          <tr key={when}>
            <Cell>{when}</Cell>
            <Cell>
              <b>{row.text}</b>
            </Cell>
            <UrduCell>
              <b>{urduByPath.get(row.path)}</b>
            </UrduCell>
            <Cell>
              <Name>{row.path}</Name>
            </Cell>
          </tr>
        );
      })}
    </Sheet>
  );
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Every sentence of every message table, by its key, in both languages. */
export function EveryTable() {
  return Array.from(tables, ([name, rows]) => (
    <Sheet
      key={name}
      title={`${titleOf(name)}, ${rows.length} sentences`}
      caption={titleOf(name)}
      head={['Row', 'English', 'Urdu']}
    >
      {rows.map(({ path, text }) => (
        <tr key={path}>
          <Cell>
            <Name>{path.slice(name.length + 1)}</Name>
          </Cell>
          <Cell>{text}</Cell>
          <UrduCell>{urduByPath.get(path)}</UrduCell>
        </tr>
      ))}
    </Sheet>
  ));
}
