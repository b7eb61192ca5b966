import { accountOf, addressOf } from '@sarraf/domain';
import { sql } from 'kysely';
import { unitsOf } from '../chains/units.ts';
import type { ExceptionKind } from '../db/chain-tables.ts';
import { newId } from '../db/new-id.ts';
import { decideIn } from '../desk/decide-exception.ts';
import { holdTransfer, openDropped } from '../deposits/exception-store.ts';
import type { TransferFacts } from '../orders/deposit-rows.ts';
import { nextAddressIndex } from '../orders/order-store.ts';
import { sandboxDecimals } from '../providers/sandbox/sandbox-chain.ts';
import { ago, asOf, type DeskSeed } from './desk-seed.ts';
import { pastOrder, type PastOrder } from './past-order.ts';

const HOUR = 60;
const CONFIRMATIONS = 3;

/** A seeded transfer that no order could take. */
interface Wrong {
  kind: Exclude<ExceptionKind, 'dropped'>;
  hours: number;
  networkId: string;
  amount: string;
  /** Network and seller (number) of the order it was meant for; undefined if its address belongs to no order. */
  order?: PastOrder['networkId'];
  seller?: number;
  token?: string;
  times?: number;
  /** The exception was closed by crediting the seller's wallet. */
  credited?: true;
}

const WRONG: readonly Wrong[] = [
  { kind: 'wrong-network', hours: 70, networkId: 'bep20', amount: '640', order: 'trc20', seller: 2, credited: true },
  { kind: 'wrong-network', hours: 52, networkId: 'trc20', amount: '350', order: 'bep20', seller: 5, credited: true },
  { kind: 'unmatched', hours: 30, networkId: 'trc20', amount: '75' },
  { kind: 'wrong-network', hours: 21, networkId: 'bep20', amount: '320', order: 'trc20', seller: 3 },
  { kind: 'wrong-token', hours: 16, networkId: 'bep20', amount: '250', order: 'bep20', seller: 4, token: 'USDC' },
  { kind: 'dust', hours: 11, networkId: 'trc20', amount: '0.4', order: 'trc20', seller: 6, times: 3 },
  { kind: 'screened', hours: 7, networkId: 'trc20', amount: '410', order: 'trc20', seller: 7 },
];

/** Inserts a confirmed transfer into the simulated chain and returns its data. */
export async function transferOnChain(
  { trx, random, services }: DeskSeed,
  { networkId, amount, token = null }: { networkId: string; amount: string; token?: string | null | undefined },
  account: string,
  at: Date,
): Promise<TransferFacts & { from_address: string }> {
  const kind = services.kindOf(networkId);
  const decimals = sandboxDecimals(networkId);
  const { block } = await trx
    .selectNoFrom(sql<number>`nextval('sandbox_blocks')::int`.as('block'))
    .executeTakeFirstOrThrow();
  const transfer = {
    network_id: networkId,
    account,
    token,
    hash: `${kind === 'tron' ? '' : '0x'}${random.hex(64)}`,
    log_index: 0,
    from_address: addressOf(kind, random.hex(40)),
    units: unitsOf(amount, decimals).toString(),
    decimals,
  };
  await trx
    .insertInto('sandbox_transfers')
    .values({ ...transfer, block, made_at: at })
    .execute();
  return {
    ...transfer,
    id: newId(at),
    amount,
    block_number: block,
    confirmations: CONFIRMATIONS,
    confirmations_need: CONFIRMATIONS,
    transferred_at: at,
  };
}

/** Account a wrong transfer was sent to: that of a new timed-out order, or without a seller one that no order has. */
async function targetOf(seed: DeskSeed, { order: networkId, seller, hours }: Wrong) {
  const { trx, services, now, random } = seed;
  if (seller === undefined || networkId === undefined) {
    const address = services.depositAddress('trc20', await nextAddressIndex(trx)) ?? '';
    return { account: accountOf(address) ?? '', order: undefined };
  }
  const { id: userId, banks } = seed.seller(seller);
  const created = ago(seed, hours * HOUR + 5);
  const about = { userId, banks, created, now, random, networkId, addressAt: services.depositAddress };
  const { id, account } = await pastOrder(trx, { ...about, ending: 'timeout' });
  return { account: account ?? '', order: { id, user_id: userId } };
}

async function seedWrong(seed: DeskSeed, wrong: Wrong): Promise<void> {
  const { trx, services, nadia } = seed;
  const { kind, networkId, hours, times = 1 } = wrong;
  const { account, order } = await targetOf(seed, wrong);
  const target = { address: services.addressOn(networkId, account), order };
  for (let at = 0; at < times; at += 1) {
    const moment = ago(seed, hours * HOUR - at * 9);
    const facts = await transferOnChain(seed, wrong, account, moment);
    await holdTransfer(trx, kind, facts, target, moment);
    const held = trx.updateTable('deposits').set({ confirmed_at: moment }).where('id', '=', facts.id);
    const { exception_id: id } = await held.returning('exception_id').executeTakeFirstOrThrow();
    if (!wrong.credited || id === null) continue;
    const decision = { action: 'credit', reason: 'Sent over another network; the address is theirs' } as const;
    await decideIn(trx, asOf(seed, ago(seed, hours * HOUR - 110)), nadia, id, decision);
  }
}

/** Inserts a transfer that was paid out and then left the chain. */
async function seedDropped(seed: DeskSeed): Promise<void> {
  const { trx, services, now, random } = seed;
  const { id: userId, banks } = seed.seller(9);
  const about = { userId, banks, now, random, networkId: 'bep20', addressAt: services.depositAddress } as const;
  const { id, address } = await pastOrder(trx, { ...about, ending: 'completed', created: ago(seed, 6 * HOUR) });
  const deposit = await trx
    .updateTable('deposits')
    .set({ from_address: addressOf('evm', random.hex(40)) })
    .where('order_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('sandbox_transfers').set({ dropped: true }).where('hash', '=', deposit.hash).execute();
  const target = { address, order: { id, user_id: userId }, hasCounted: true };
  await openDropped(trx, deposit, target, ago(seed, 5 * HOUR));
}

/** Inserts exceptions of each kind, two of them closed. */
export async function seedExceptions(seed: DeskSeed): Promise<void> {
  for (const wrong of WRONG) await seedWrong(seed, wrong);
  await seedDropped(seed);
}
