/** A sentence of an edition: as it is, or made of values. */
export type Told = string | ((values: Record<string, unknown>) => string);

const isSentence = (node: unknown): node is Told => typeof node === 'string' || typeof node === 'function';

/** Every sentence of an edition by its path, as in `codes.sent`. */
export const entriesOf = (node: object, path = ''): Map<string, Told> =>
  new Map(
    Object.entries(node).flatMap(([key, child]: [string, unknown]): [string, Told][] => {
      if (isSentence(child)) return [[path + key, child]];
      return typeof child === 'object' && child ? [...entriesOf(child, `${path}${key}.`)] : [];
    }),
  );
