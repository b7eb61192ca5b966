import * as forms from '../../packages/forms/src/messages.en.ts';
import type { Sentence } from '../../tests/architecture/specified-sentences.ts';
import { rowsOf, tableRows } from './sentences.ts';
import type { Row } from './sentences.ts';
import { Cell, Name, Sheet } from './Sheet.tsx';

const modules: Record<string, Record<string, unknown>> = import.meta.glob('../../apps/web/src/**/*.messages.en.ts', {
  eager: true,
});

/** Every table the product speaks from, the screens' found by their name so that none is forgotten. */
const tables = new Map<string, Row[]>([
  ['forms', rowsOf(forms.messages, 'forms')],
  ...Object.entries(modules)
    .map(([file, module]) => tableRows(file, module))
    .filter((rows) => rows.length > 0)
    .map((rows) => [rows[0]?.path.split('.')[0] ?? '', rows] satisfies [string, Row[]])
    .toSorted(([one], [other]) => one.localeCompare(other)),
]);
const everyRow = [...tables.values()].flat();

/** Sentences of docs/product.md with the moment they belong to and the row that says them. */
export function Catalogue({ caption, sentences }: { caption: string; sentences: readonly Sentence[] }) {
  return (
    <Sheet caption={caption} head={['When', 'What we say', 'Row']}>
      {sentences.map(({ when, says }) => {
        const row = everyRow.find(({ text }) => text === says);
        if (!row) throw new Error(`No message table says “${says}”.`);
        return (
          <tr key={when}>
            <Cell>{when}</Cell>
            <Cell>
              <b>{row.text}</b>
            </Cell>
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

/** Every sentence of every message table, by its key. */
export function EveryTable() {
  return Array.from(tables, ([name, rows]) => (
    <Sheet
      key={name}
      title={`${titleOf(name)}, ${rows.length} sentences`}
      caption={titleOf(name)}
      head={['Row', 'Words']}
    >
      {rows.map(({ path, text }) => (
        <tr key={path}>
          <Cell>
            <Name>{path.slice(name.length + 1)}</Name>
          </Cell>
          <Cell>{text}</Cell>
        </tr>
      ))}
    </Sheet>
  ));
}
