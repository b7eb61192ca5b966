import { Cell, Name, Sheet } from './Sheet.tsx';

/** One sentence and where it is said. */
export interface Sentence {
  /** When a person meets it. */
  when: string;
  /** The row of the message table. */
  text: string;
}

/** Sentences with the moment they belong to. */
export function Catalogue({ caption, sentences }: { caption: string; sentences: readonly Sentence[] }) {
  return (
    <Sheet caption={caption} head={['When', 'What we say']}>
      {sentences.map(({ when, text }) => (
        <tr key={when}>
          <Cell>{when}</Cell>
          <Cell>
            <b>{text}</b>
          </Cell>
        </tr>
      ))}
    </Sheet>
  );
}

/** A row as a sentence; a row with holes is filled with dots, one that is no sentence is nothing. */
function sentenceOf(row: unknown): string | undefined {
  if (typeof row === 'string') return row;
  if (typeof row !== 'function') return undefined;
  try {
    const said: unknown = row(...Array.from({ length: row.length }, () => '…'));
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

function flatten(table: object, path = ''): [path: string, text: string][] {
  return Object.entries(table).flatMap(([key, row]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key;
    if (typeof row === 'object' && row !== null) return flatten(row, at);
    const text = sentenceOf(row);
    return text === undefined ? [] : [[at, text] satisfies [string, string]];
  });
}

/** Every sentence of a message table, by its key. */
export function MessageTable({ name, table }: { name: string; table: object }) {
  return (
    <Sheet caption={name} head={['Row', 'Words']}>
      {flatten(table).map(([path, text]) => (
        <tr key={path}>
          <Cell>
            <Name>{path}</Name>
          </Cell>
          <Cell>{text}</Cell>
        </tr>
      ))}
    </Sheet>
  );
}
