/** Figures of a network and its orders. */
export interface Business {
  /** Orders a day, on all networks together, since every network watches all addresses. */
  orders: number;
  /** Seconds between two blocks. */
  blockSeconds: number;
  /** Whether the `finalized` block is fetched, as on TRON. */
  asksFinalized?: boolean;
  /** Days since the first order. */
  days?: number;
  pollSeconds?: number;
  maxBlocks?: number;
  nodes?: number;
}

const DAY = 86_400;
const COLD_SECONDS = 900;
const WEEK = 7 * DAY;
/** Share of orders that are paid. */
const PAID = 0.7;
/** Days for which an address is hot after its order ended: 24 hours and an hour of overlap. */
const HOT_DAYS = 25 / 24;
const COLD_DAYS = 89;
/** Maximum number of balance checks a day: 50 every 30 seconds. */
const MAX_BALANCES = (50 * DAY) / 30;

const filtersOf = (addresses: number): number => Math.ceil(addresses / 100);

/** Calls of one round over `hot` addresses: the head, and if there are new blocks also the filters and the last block. */
export const callsOfRound = (hot: number, newBlocks: number): number =>
  1 + (newBlocks > 0 && hot > 0 ? (newBlocks > 1 ? 1 : 0) + filtersOf(hot) + 1 : 0);

/**
 * Calls of one round over cold or old addresses: the head, the cursor's block, and for each range of blocks the filters between two checks of its
 * last block.
 */
export const callsOfQuietRound = (addresses: number, blocks: number, maxBlocks = 500): number => {
  const ranges = Math.ceil(blocks / maxBlocks);
  return addresses === 0 ? 2 : 2 + ranges * (filtersOf(addresses) + 1) + (ranges - 1);
};

/** Calls of a transfer beside the rounds: its block when found, its block before it counts, and the balance of its address. */
export const CALLS_OF_TRANSFER = 3;

/** Calls a day for reading one network, over all its nodes. */
export function callsADay({
  orders,
  blockSeconds,
  asksFinalized = false,
  days = 365,
  pollSeconds = 3,
  maxBlocks = 500,
  nodes = 2,
}: Business) {
  const rounds = DAY / pollSeconds;
  const withBlocks = Math.min(rounds, DAY / blockSeconds);
  const newBlocks = Math.max(1, pollSeconds / blockSeconds);
  const hot = orders * HOT_DAYS;
  const cold = orders * Math.min(COLD_DAYS, Math.max(0, days - 1));
  const old = orders * Math.max(0, days - 90);
  const transfers = orders * PAID;
  const parts = {
    heads: rounds + (nodes > 1 ? 1440 * nodes : 0),
    hot: withBlocks * (callsOfRound(hot, newBlocks) - 1),
    transfers: transfers * CALLS_OF_TRANSFER + (asksFinalized ? Math.min(withBlocks, transfers * 20) : 0),
    balances: Math.min(MAX_BALANCES, transfers * days),
    cold: (DAY / COLD_SECONDS) * callsOfQuietRound(cold, COLD_SECONDS / blockSeconds, maxBlocks),
    old: callsOfQuietRound(old, WEEK / blockSeconds, maxBlocks) / 7,
  };
  return { ...parts, all: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
