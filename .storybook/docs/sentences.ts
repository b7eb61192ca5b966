import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

/** One row of a message table. */
export interface Row {
  /** Name of the table and the key in it, as in `sell.failures.networks`. */
  path: string;
  /** Its words, its placeholders in braces. */
  text: string;
}

/** Every row of a message table that is a sentence. */
export function rowsOf(table: object, path: string): Row[] {
  return Object.entries(table).flatMap(([key, row]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof row === 'object' && row !== null) return rowsOf(row, at);
    const text = templateOf(row);
    return text === undefined ? [] : [{ path: at, text }];
  });
}

/** The message table of a module, whatever it is called, under the name of its file. */
export const tableRows = (file: string, module: Record<string, unknown>): Row[] => {
  const name = (file.split('/').at(-1) ?? file).replace(/(?:\.messages)?(?:\.(?:en|ur))?\.ts$/, '');
  return Object.entries(module).flatMap(([exported, table]) =>
    /[mM]essages$/.test(exported) && typeof table === 'object' && table !== null ? rowsOf(table, name) : [],
  );
};
