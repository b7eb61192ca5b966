import type { NetworkRange } from './network-range.ts';
import type { PauseReason } from './pause.ts';

/** Fields of a network that sellers see; a `Network` of the contract fits. */
export interface NetworkFacts extends NetworkRange {
  /** Id on the server, such as `trc20`; two networks with one id are the same network. */
  id: string;
  /** Name as shown. */
  name: string;
  /** Path on this site or `data:` URL of the logo; null or absent without one. */
  logo?: string | null | undefined;
  /** Why the network is paused; null or absent while it is not. */
  pausedReason?: PauseReason | null | undefined;
}

const FIELDS = ['name', 'logo', 'minAmount', 'maxAmount', 'pausedReason'] as const;

/** A field of a network that may change. */
export type NetworkField = (typeof FIELDS)[number];

/** One difference between two lists of networks. */
export type NetworkChange<N extends NetworkFacts = NetworkFacts> =
  | { kind: 'added' | 'removed'; network: N }
  | { kind: 'changed'; before: N; after: N; fields: NetworkField[] };

/** Value of a field that equals another one exactly when the field is unchanged; null for an absent one. */
function comparable(network: NetworkFacts, field: NetworkField): string | number | null {
  if (field !== 'pausedReason') return network[field] ?? null;
  const { pausedReason: reason } = network;
  return reason ? JSON.stringify([reason.en, reason.ur]) : null;
}

/** Fields in which two versions of a network differ; a null field equals an absent one. */
export const changedFields = (before: NetworkFacts, after: NetworkFacts): NetworkField[] =>
  FIELDS.filter((field) => comparable(before, field) !== comparable(after, field));

/** Differences between two lists of networks: removed and changed ones in the order of `before`, then added ones in that of `after`. */
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
