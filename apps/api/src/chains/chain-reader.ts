import { amountOf } from './units.ts';

/** A block of a chain. */
export interface Block {
  number: number;
  hash: string;
  /** Hash of the block before it; absent where the chain does not tell. */
  parent?: string | undefined;
  /** The moment the block was made, by the chain's own clock. */
  at: Date;
}

/** One log of a transfer to an address of ours, as the chain recorded it. */
export interface Transfer {
  /** The 20 bytes of the receiver, an address of ours unless anybody was asked for, as 40 lower-case hex digits, however the network writes it. */
  account: string;
  /** Symbol of the token when it is not the network's USDT (`otherTokens`), else null. */
  token: string | null;
  /** Transaction hash as the network writes it: `0x…`, or bare hex on TRON. */
  hash: string;
  /** Place of the log in its block. */
  logIndex: number;
  /** The sender, as the network writes addresses. */
  from: string;
  /** Base units, never rounded. */
  units: bigint;
  /** Decimals of the token: USDT = units ÷ 10^decimals. */
  decimals: number;
  block: Block;
}

/** Blocks from one number to another, both included. */
export interface BlockRange {
  from: number;
  to: number;
  /** Hash of the last one as it is known already; asked for where it is not. */
  toHash?: string | undefined;
}

/** How far a transfer is confirmed. */
export interface Confirmations {
  /** Blocks that hold or follow the transfer: head − block + 1, never below 0. */
  have: number;
  /** Confirmations a transfer of this amount needs. */
  need: number;
  /** May it count, once its block is seen to be in the chain still? */
  enough: boolean;
}

/**
 * Reads one network; holds no private key. Every call may reject: nothing was learned then, and the caller asks again in its
 * next round.
 */
export interface ChainReader {
  /** A network id of the settings. */
  readonly networkId: string;
  /** Milliseconds between two rounds. */
  readonly pollMs: number;
  /** The newest block. */
  head: () => Promise<Block>;
  /** The block at this height in the chain as it is now; null where there is none. */
  blockAt: (number: number) => Promise<Block | null>;
  /** Height to begin at on a network that was never read. */
  startBlock: (head: Block) => number;
  /**
   * Transfers to these accounts in a range, in the order of the chain. `last` is the last block that was read for certain, which may
   * lie before the end of the range.
   */
  transfers: (range: BlockRange, accounts: readonly string[]) => Promise<{ transfers: Transfer[]; last: Block }>;
  /** Every transfer of a transaction to these accounts (null: to anybody), where the chain has it now; null where it has it not. */
  transfersOf: (hash: string, accounts: readonly string[] | null) => Promise<Transfer[] | null>;
  /** How far a transfer of `amount` USDT (decimal text) in `block` is confirmed under `head`. */
  confirmations: (
    transfer: { block: Pick<Block, 'number' | 'at'>; amount: string },
    head: Block,
  ) => Promise<Confirmations>;
  /**
   * What is wrong with the decimals that are configured, by what the tokens themselves say; null where nothing is. Asked of the chain once
   * a day; absent on a chain whose tokens cannot be asked.
   */
  decimalsFault?: (now: Date) => Promise<string | null>;
  /** The network's USDT on an account, in base units, and the decimals they have. */
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

/** Adds to transfers their confirmations under `head`. */
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
