import { amountOf } from './units.ts';

/** Block of a chain. */
export interface Block {
  number: number;
  hash: string;
  /** Hash of the block before it; absent if the node does not return it. */
  parent?: string | undefined;
  /** Time of the block, by the chain's own clock. */
  at: Date;
}

/** Log of a transfer to one of our addresses, as the chain recorded it. */
export interface Transfer {
  /** Receiver, as 40 lower-case hex digits on every network. One of our accounts, unless transfers to anybody were requested. */
  account: string;
  /** Symbol of another token (`otherTokens`); null for the network's USDT. */
  token: string | null;
  /** Transaction hash as the network writes it: `0x…`, or bare hex on TRON. */
  hash: string;
  /** Index of the log in its block. */
  logIndex: number;
  /** Sender, in the address format of the network. */
  from: string;
  /** Base units, never rounded. */
  units: bigint;
  /** Decimals of the token: USDT = units ÷ 10^decimals. */
  decimals: number;
  block: Block;
}

/** Range of blocks, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
  /** Hash of the last block, if it is already known; otherwise it is fetched. */
  toHash?: string | undefined;
}

/** Confirmations of a transfer. */
export interface Confirmations {
  /** Blocks from the transfer's to the head: head − block + 1, never below 0. */
  have: number;
  /** Confirmations a transfer of this amount needs. */
  need: number;
  /** Whether the transfer may count, after a check that its block is still in the chain. */
  enough: boolean;
}

/**
 * Reads one network; has no private key. Every call may reject, and the caller then tries again in its next round.
 */
export interface ChainReader {
  /** Id of the network in the settings. */
  readonly networkId: string;
  /** Milliseconds between two rounds. */
  readonly pollMs: number;
  /** Newest block. */
  head: () => Promise<Block>;
  /** Block at this height in the current chain; null if there is none. */
  blockAt: (number: number) => Promise<Block | null>;
  /** First block to read on a network that was never read. */
  startBlock: (head: Block) => number;
  /**
   * Transfers to these accounts in a range, in the order of the chain. `last` is the last block that was read for certain; it may be
   * before the end of the range.
   */
  transfers: (range: BlockRange, accounts: readonly string[]) => Promise<{ transfers: Transfer[]; last: Block }>;
  /** Transfers of a transaction to these accounts (null: to anybody); null if the transaction is not in the chain now. */
  transfersOf: (hash: string, accounts: readonly string[] | null) => Promise<Transfer[] | null>;
  /** Confirmations under `head` of a transfer of `amount` USDT (decimal text) in `block`. */
  confirmations: (
    transfer: { block: Pick<Block, 'number' | 'at'>; amount: string },
    head: Block,
  ) => Promise<Confirmations>;
  /**
   * Fault of the configured decimals, compared with those that the token contracts return; null if there is none. Fetched from the chain
   * once a day; absent on a chain without token contracts.
   */
  decimalsFault?: (now: Date) => Promise<string | null>;
  /** USDT on an account, in base units, and their decimals. */
  balanceOf: (account: string) => Promise<{ units: bigint; decimals: number }>;
}

/** Transfer with its confirmations. */
export interface SeenTransfer {
  transfer: Transfer;
  confirmations: Confirmations;
}

/** Transaction as the chain has it now. */
export interface SeenTransaction {
  networkId: string;
  hash: string;
  /** Transfers to our accounts; empty when the chain no longer has the transaction. */
  transfers: readonly SeenTransfer[];
  /** Accounts for which `transfers` is complete. A stored transfer to one of them that is missing was reorganised away. */
  completeFor: readonly string[];
}

/** Adds the confirmations under `head` to transfers. */
export async function withConfirmations(
  reader: ChainReader,
  head: Block,
  transfers: readonly Transfer[],
): Promise<SeenTransfer[]> {
  const seen: SeenTransfer[] = [];
  for (const transfer of transfers) {
    const amount = amountOf(transfer.units, transfer.decimals);
    seen.push({ transfer, confirmations: await reader.confirmations({ block: transfer.block, amount }, head) });
  }
  return seen;
}
