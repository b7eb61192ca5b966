import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

/** One row of a message table. */
export interface Row {
  /** Name of the table and key of the row: `sell.failures.networks`. */
  path: string;
  /** Text of the message, with placeholders in braces. */
  text: string;
}

/** All messages of a table, including nested ones. */
export function messageRows(table: object, path: string): Row[] {
  return Object.entries(table).flatMap(([key, row]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof row === 'object' && row !== null) return messageRows(row, at);
    const text = templateOf(row);
    return text === undefined ? [] : [{ path: at, text }];
  });
}

/** The message table of a module, which may have any name, under the name of its file. */
export const moduleRows = (file: string, module: Record<string, unknown>): Row[] => {
  const name = (file.split('/').at(-1) ?? file).replace(/(?:\.messages)?(?:\.(?:en|ur))?\.ts$/, '');
  return Object.entries(module).flatMap(([exported, table]) =>
    /[mM]essages$/.test(exported) && typeof table === 'object' && table !== null ? messageRows(table, name) : [],
  );
};
