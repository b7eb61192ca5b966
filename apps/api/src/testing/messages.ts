/** A message of one language: a text, or a function of its values. */
export type Told = string | ((values: Record<string, unknown>) => string);

const isSentence = (node: unknown): node is Told => typeof node === 'string' || typeof node === 'function';

/** All messages of one language by path, such as `codes.sent`. */
export const entriesOf = (node: object, path = ''): Map<string, Told> =>
  new Map(
    Object.entries(node).flatMap(([key, child]: [string, unknown]): [string, Told][] => {
      if (isSentence(child)) return [[path + key, child]];
      return typeof child === 'object' && child ? [...entriesOf(child, `${path}${key}.`)] : [];
    }),
  );
