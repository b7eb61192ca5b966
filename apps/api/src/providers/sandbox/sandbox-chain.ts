import { addressOf, type ChainKind } from '@sarraf/domain';
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Block, ChainReader, Transfer } from '../../chains/chain-reader.ts';
import type { SandboxTransfersTable } from '../../db/chain-tables.ts';
import type { Database } from '../../db/schema.ts';
import { ProviderUnavailable, type Clock } from '../providers.ts';

/** A payment on the simulated chain: one transaction of `times` equal transfers. */
export interface SandboxPayment {
  networkId: string;
  /** The 20 bytes of the address paid. */
  account: string;
  /** Base units of each transfer. */
  units: bigint;
  /** Symbol of a token other than USDT. */
  token?: string | null | undefined;
  times?: number | undefined;
  /** The sender, as the network writes it; anybody unless told. */
  from?: string | undefined;
}

/** The simulated chain can also be paid on, and told to misbehave as real ones do. */
export interface SandboxChain {
  reader: (networkId: string) => ChainReader;
  /** Makes a transaction and answers its hash. */
  pay: (payment: SandboxPayment) => Promise<string>;
  /** The node of a network answers nothing, or answers again. */
  silence: (networkId: string, silent: boolean) => Promise<void>;
  /** Takes the newest transaction out of the chain. */
  dropLast: (networkId: string) => Promise<void>;
  /** Mines what was taken out once more, in a new block. */
  mineAgain: (networkId: string) => Promise<void>;
}

interface Options {
  /** Milliseconds a confirmation takes. */
  confirmationMs: number;
  pollMs: number;
  kindOf: (networkId: string) => ChainKind;
  confirmationsNeeded: (networkId: string) => number;
}

type Row = Selectable<SandboxTransfersTable>;

const MANY = 1000;
const USDT_DECIMALS = 6;
/** As on BNB Smart Chain itself. */
const DECIMALS = new Map([['bep20', 18]]);

/** Decimals of USDT on a simulated network. */
export const sandboxDecimals = (networkId: string): number => DECIMALS.get(networkId) ?? USDT_DECIMALS;

/** Payers and readers take turns, so that blocks are committed in order and none before the head is still to come when a reader looks. */
const takeTurns = (trx: Transaction<Database>) => sql`select pg_advisory_xact_lock(7270001)`.execute(trx);

/** A chain in two tables: a block a transaction, one confirmation each `confirmationMs`. */
export function sandboxChain(db: Kysely<Database>, clock: Clock, options: Options): SandboxChain {
  const written = (networkId: string, hex: string): string => (options.kindOf(networkId) === 'tron' ? hex : `0x${hex}`);

  const transfersOn = (networkId: string) =>
    db.selectFrom('sandbox_transfers').selectAll().where('network_id', '=', networkId);

  /** A block changes its hash with every change of the chain before it. */
  const blockOf = async (networkId: string, number: number, at: Date): Promise<Block> => {
    const { changes } = await db
      .selectFrom('sandbox_transfers')
      .select(({ fn }) => fn.countAll<string>().as('changes'))
      .where('network_id', '=', networkId)
      .where('dropped', '=', true)
      .where('block', '<=', number)
      .executeTakeFirstOrThrow();
    const hash = createHash('sha256').update(`${networkId} ${number} ${changes}`).digest('hex');
    return { number, hash: written(networkId, hash), at };
  };

  const transferOf = async (row: Row): Promise<Transfer> => ({
    account: row.account,
    token: row.token,
    hash: row.hash,
    logIndex: row.log_index,
    from: row.from_address ?? '',
    units: BigInt(row.units),
    decimals: row.decimals,
    block: await blockOf(row.network_id, Number(row.block), row.made_at),
  });

  const head = async (networkId: string): Promise<Block> => {
    const { number, at } = await db.transaction().execute(async (trx) => {
      await takeTurns(trx);
      const now = clock.now();
      const { silent, newest } = await trx
        .selectNoFrom([
          sql<boolean>`exists (select 1 from sandbox_networks where network_id = ${networkId} and silent)`.as('silent'),
          sql<string | null>`(select max(block) from sandbox_transfers where network_id = ${networkId})`.as('newest'),
        ])
        .executeTakeFirstOrThrow();
      if (silent) throw new ProviderUnavailable(({ providers }) => providers.noChain);
      return { number: Number(newest ?? 0), at: now };
    });
    return blockOf(networkId, number, at);
  };

  const reader = (networkId: string): ChainReader => ({
    networkId,
    pollMs: options.pollMs,
    head: () => head(networkId),
    blockAt: (number) => blockOf(networkId, number, clock.now()),
    startBlock: () => 0,
    transfers: async ({ from, to }, accounts) => {
      const rows = await transfersOn(networkId)
        .where('dropped', '=', false)
        .where('block', '>=', from)
        .where('block', '<=', to)
        .where('account', 'in', [...accounts])
        .orderBy('block')
        .orderBy('log_index')
        .execute();
      return {
        transfers: await Promise.all(rows.map(transferOf)),
        last: await blockOf(networkId, to, clock.now()),
      };
    },
    transfersOf: async (hash, accounts) => {
      const rows = await transfersOn(networkId)
        .where('hash', '=', hash)
        .where('dropped', '=', false)
        .$if(accounts !== null, (query) => query.where('account', 'in', [...(accounts ?? [])]))
        .orderBy('log_index')
        .execute();
      return rows.length === 0 ? null : Promise.all(rows.map(transferOf));
    },
    confirmations: async ({ block }) => {
      const age = clock.now().getTime() - block.at.getTime();
      const need = options.confirmationsNeeded(networkId);
      const { confirmationMs } = options;
      const have = confirmationMs === 0 ? MANY : Math.max(0, Math.floor(age / confirmationMs));
      return { have, need, enough: have >= need };
    },
    balanceOf: async (account) => {
      const rows = await transfersOn(networkId)
        .where('account', '=', account)
        .where('token', 'is', null)
        .where('dropped', '=', false)
        .execute();
      return {
        units: rows.reduce((sum, { units }) => sum + BigInt(units), 0n),
        decimals: sandboxDecimals(networkId),
      };
    },
  });

  const nextBlock = async (trx: Transaction<Database>): Promise<number> => {
    const next = trx.selectNoFrom(sql<number>`nextval('sandbox_blocks')::int`.as('block'));
    return (await next.executeTakeFirstOrThrow()).block;
  };

  return {
    reader,
    pay: ({ networkId, account, units, token, times = 1, from }) =>
      db.transaction().execute(async (trx) => {
        await takeTurns(trx);
        const hash = written(networkId, randomBytes(32).toString('hex'));
        const transaction = {
          network_id: networkId,
          account,
          token: token ?? null,
          hash,
          from_address: from ?? addressOf(options.kindOf(networkId), randomBytes(20).toString('hex')),
          units: units.toString(),
          decimals: sandboxDecimals(networkId),
          block: await nextBlock(trx),
          made_at: clock.now(),
        };
        const logs = Array.from({ length: times }, (_, at) => ({ ...transaction, log_index: at }));
        await trx.insertInto('sandbox_transfers').values(logs).execute();
        return hash;
      }),
    silence: async (networkId, silent) => {
      await db
        .insertInto('sandbox_networks')
        .values({ network_id: networkId, silent })
        .onConflict((conflict) => conflict.column('network_id').doUpdateSet({ silent }))
        .execute();
    },
    dropLast: (networkId) =>
      db.transaction().execute(async (trx) => {
        await takeTurns(trx);
        const newest = trx
          .selectFrom('sandbox_transfers')
          .select('hash')
          .where('network_id', '=', networkId)
          .where('dropped', '=', false)
          .orderBy('block', 'desc')
          .limit(1);
        await trx
          .updateTable('sandbox_transfers')
          .set({ dropped: true })
          .where('network_id', '=', networkId)
          .where('hash', '=', newest)
          .execute();
      }),
    mineAgain: (networkId) =>
      db.transaction().execute(async (trx) => {
        await takeTurns(trx);
        const gone = trx
          .updateTable('sandbox_transfers')
          .where('network_id', '=', networkId)
          .where('dropped', '=', true);
        await gone.set({ dropped: false, block: await nextBlock(trx), made_at: clock.now() }).execute();
      }),
  };
}
