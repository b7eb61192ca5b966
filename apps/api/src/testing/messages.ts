/** A message of one language: a text, or a function of its values. */
export type MessageEntry = string | ((values: Record<string, unknown>) => string);

const isEntry = (node: unknown): node is MessageEntry => typeof node === 'string' || typeof node === 'function';

/** All messages of one language by path, such as `codes.sent`. */
export const entriesOf = (node: object, path = ''): Map<string, MessageEntry> =>
  new Map(
    Object.entries(node).flatMap(([key, child]: [string, unknown]): [string, MessageEntry][] => {
      if (isEntry(child)) return [[path + key, child]];
      return typeof child === 'object' && child ? [...entriesOf(child, `${path}${key}.`)] : [];
    }),
  );
