/** Figures of a network and of the business on it. */
export interface Business {
  /** Orders made in a day, on all networks together: every network watches all addresses. */
  orders: number;
  /** Seconds between two blocks. */
  blockSeconds: number;
  /** Is it asked what is final, as TRON is? */
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
/** Days an address is hot and cold: 24 hours and an hour of overlap, beginning when its order ends. */
const HOT_DAYS = 25 / 24;
const COLD_DAYS = 89;
/** Balances asked for in a day, at most: 50 every 30 seconds. */
const MOST_BALANCES = (50 * DAY) / 30;

const filtersOf = (addresses: number): number => Math.ceil(addresses / 100);

/** Calls of one round over so many hot addresses: the head; when there are new blocks also the filters and the last block. */
export const callsOfRound = (hot: number, newBlocks: number): number =>
  1 + (newBlocks > 0 && hot > 0 ? (newBlocks > 1 ? 1 : 0) + filtersOf(hot) + 1 : 0);

/** Calls of one round over addresses that are not hot: the head, the cursor's block, and the filters of each range between two looks at its last block. */
export const callsOfQuietRound = (addresses: number, blocks: number, maxBlocks = 500): number => {
  const ranges = Math.ceil(blocks / maxBlocks);
  return addresses === 0 ? 2 : 2 + ranges * (filtersOf(addresses) + 1) + (ranges - 1);
};

/** Calls that a transfer costs beside the rounds: its block when it is found, its block before it counts, the balance of its address. */
export const CALLS_OF_TRANSFER = 3;

/** Calls that reading one network costs in a day, to all its nodes together. */
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
    balances: Math.min(MOST_BALANCES, transfers * days),
    cold: (DAY / COLD_SECONDS) * callsOfQuietRound(cold, COLD_SECONDS / blockSeconds, maxBlocks),
    old: callsOfQuietRound(old, WEEK / blockSeconds, maxBlocks) / 7,
  };
  return { ...parts, all: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
