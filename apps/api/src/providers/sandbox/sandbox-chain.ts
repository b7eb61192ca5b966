import { addressOf, type ChainKind } from '@sarraf/domain';
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Block, ChainReader, Transfer } from '../../chains/chain-reader.ts';
import type { SandboxTransfersTable } from '../../db/chain-tables.ts';
import type { Database } from '../../db/schema.ts';
import { ProviderUnavailable, type Clock } from '../providers.ts';

/** Payment on the simulated chain: one transaction of `times` equal transfers. */
export interface SandboxPayment {
  networkId: string;
  /** Account that is paid, as 40 hex digits. */
  account: string;
  /** Base units of each transfer. */
  units: bigint;
  /** Symbol of a token other than USDT. */
  token?: string | null | undefined;
  times?: number | undefined;
  /** Sender, in the address format of the network; random if absent. */
  from?: string | undefined;
}

/** Simulated chain, with payments and the faults of real chains. */
export interface SandboxChain {
  reader: (networkId: string) => ChainReader;
  /** Makes a transaction and returns its hash. */
  pay: (payment: SandboxPayment) => Promise<string>;
  /** Stops or resumes the replies of a network's node. */
  silence: (networkId: string, silent: boolean) => Promise<void>;
  /** Removes the newest transaction from the chain. */
  dropLast: (networkId: string) => Promise<void>;
  /** Mines the removed transactions again, in a new block. */
  mineAgain: (networkId: string) => Promise<void>;
}

interface Options {
  /** Milliseconds for one confirmation. */
  confirmationMs: number;
  pollMs: number;
  kindOf: (networkId: string) => ChainKind;
  confirmationsNeeded: (networkId: string) => number;
}

type Row = Selectable<SandboxTransfersTable>;

const MANY = 1000;
const USDT_DECIMALS = 6;
/** Decimals of networks that differ: 18 as on the real BNB Smart Chain. */
const DECIMALS = new Map([['bep20', 18]]);

/** Decimals of USDT on a simulated network. */
export const sandboxDecimals = (networkId: string): number => DECIMALS.get(networkId) ?? USDT_DECIMALS;

/** Serialises payers and readers, so that blocks are committed in order and no block before the head is added after a reader saw the head. */
const lockChain = (trx: Transaction<Database>) => sql`select pg_advisory_xact_lock(7270001)`.execute(trx);

/** Simulated chain in two tables: one block for each transaction, one confirmation every `confirmationMs`. */
export function sandboxChain(db: Kysely<Database>, clock: Clock, options: Options): SandboxChain {
  const hashAs = (networkId: string, hex: string): string => (options.kindOf(networkId) === 'tron' ? hex : `0x${hex}`);

  const transfersOn = (networkId: string) =>
    db.selectFrom('sandbox_transfers').selectAll().where('network_id', '=', networkId);

  /** Block of the chain. Its hash changes whenever a transaction up to this block is removed. */
  const blockOf = async (networkId: string, number: number, at: Date): Promise<Block> => {
    const { changes } = await db
      .selectFrom('sandbox_transfers')
      .select(({ fn }) => fn.countAll<string>().as('changes'))
      .where('network_id', '=', networkId)
      .where('dropped', '=', true)
      .where('block', '<=', number)
      .executeTakeFirstOrThrow();
    const hash = createHash('sha256').update(`${networkId} ${number} ${changes}`).digest('hex');
    return { number, hash: hashAs(networkId, hash), at };
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
      await lockChain(trx);
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
        await lockChain(trx);
        const hash = hashAs(networkId, randomBytes(32).toString('hex'));
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
        await lockChain(trx);
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
        await lockChain(trx);
        const gone = trx
          .updateTable('sandbox_transfers')
          .where('network_id', '=', networkId)
          .where('dropped', '=', true);
        await gone.set({ dropped: false, block: await nextBlock(trx), made_at: clock.now() }).execute();
      }),
  };
}
