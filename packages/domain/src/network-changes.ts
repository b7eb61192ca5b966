import type { NetworkRange } from './network-range.ts';

/** What a network is to a seller; a network of the contract fits. */
export interface NetworkFacts extends NetworkRange {
  /** Name on the server, as in `trc20`; two networks with one id are the same network. */
  id: string;
  /** Name as shown. */
  name: string;
  /** A path on this site or a picture in the text itself, if it has one. */
  logo?: string | null | undefined;
}

const FIELDS = ['name', 'logo', 'minAmount', 'maxAmount'] as const;

/** A field of a network that may change. */
export type NetworkField = (typeof FIELDS)[number];

/** One difference between two lists of networks. */
export type NetworkChange<N extends NetworkFacts = NetworkFacts> =
  | { kind: 'added' | 'removed'; network: N }
  | { kind: 'changed'; before: N; after: N; fields: NetworkField[] };

/** What is different about a network; no logo is no logo, whether null or absent. */
export const changedFields = (before: NetworkFacts, after: NetworkFacts): NetworkField[] =>
  FIELDS.filter((field) => (before[field] ?? null) !== (after[field] ?? null));

/** What changes when one list of networks takes the place of another: gone, changed and new ones, in the order of the lists. */
export function networkChanges<N extends NetworkFacts>(before: readonly N[], after: readonly N[]): NetworkChange<N>[] {
  const now = new Map(after.map((network) => [network.id, network]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap((network): NetworkChange<N>[] => {
      const next = now.get(network.id);
      if (!next) return [{ kind: 'removed', network }];
      const fields = changedFields(network, next);
      return fields.length > 0 ? [{ kind: 'changed', before: network, after: next, fields }] : [];
    }),
    ...after.filter(({ id }) => !known.has(id)).map((network): NetworkChange<N> => ({ kind: 'added', network })),
  ];
}
