import type { RecordSweepData, WithoutNulls } from '@sarraf/api-client/contract';
import { accountOf, decimal, formatUsdt, normaliseAddress } from '@sarraf/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { TypedTransfersTable } from '../db/desk-tables.ts';
import type { Database } from '../db/schema.ts';
import { record } from '../audit/audit.ts';
import { given, required } from '../desk/refused.ts';
import { needsTwo } from '../desk/two-people.ts';
import { HOUR_MS, typedHash, typeTransfer } from '../desk/typed-transfers.ts';
import { fieldError, HttpError } from '../middleware/http-error.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { usdtOf } from '../wallet/request-withdrawal.ts';

type Request = WithoutNulls<RecordSweepData['body']>;

type Swept = Pick<Selectable<TypedTransfersTable>, 'network_id' | 'from_account' | 'amount'>;

const isSame = (one: Swept, other: Swept): boolean =>
  one.network_id === other.network_id &&
  one.from_account === other.from_account &&
  decimal(one.amount).eq(other.amount);

/**
 * 400 for more than lies on an address by our books. A sweep that waits for a second administrator counts as gone, and so does one of the
 * last hour that the chain does not show yet; older ones that it never showed are in nobody's way.
 */
async function refuseMore(
  trx: Transaction<Database>,
  { network_id: network, from_account: account, amount }: Swept,
  now: Date,
) {
  const { left } = await trx
    .selectNoFrom(
      sql<string>`(select coalesce(sum(amount), 0) from deposits
          where network_id = ${network} and account = ${account} and token is null and stage <> 'dropped')
        - (select coalesce(sum(amount), 0) from typed_transfers
          where purpose = 'sweep' and network_id = ${network} and from_account = ${account}
            and (waits or confirmed_at is not null or typed_at > ${new Date(now.getTime() - HOUR_MS)}))`.as('left'),
    )
    .executeTakeFirstOrThrow();
  if (decimal(amount).lte(left)) return;
  const most = decimal(left);
  throw fieldError('amount', ({ desk }) => desk.notThere({ left: formatUsdt(most.gt(0) ? most : 0) }));
}

/** Writes down that USDT were moved on from an address of ours, at most what lies there by our books; the chain is asked whether it is so. */
export async function recordSweep(services: Services, by: UserRow, request: Request) {
  const { db, clock, addressOn } = services;
  const { networkId } = request;
  const account = accountOf(normaliseAddress(request.address));
  const amount = usdtOf(request.amount);
  const hash = typedHash(services, networkId, request.hash);
  return db.transaction().execute(async (trx) => {
    // Of two sweeps of one address the second sees what the first left.
    const ours = await trx
      .selectFrom('address_balances')
      .select('account')
      .where('network_id', '=', networkId)
      .where('account', '=', account ?? '')
      .forUpdate()
      .executeTakeFirst();
    if (!ours) throw fieldError('address', ({ desk }) => desk.notOurs);
    const now = clock.now();
    const about = { network_id: networkId, from_account: ours.account, amount: amount.toString() };
    const known = await trx
      .selectFrom('typed_transfers')
      .selectAll()
      .where(sql`right(hash, 64)`, '=', hash.slice(-64))
      .where('purpose', '=', 'sweep')
      .where('network_id', '=', networkId)
      .where('from_account', '=', ours.account)
      .executeTakeFirst();
    const isAgreed = known?.waits === true && known.typed_by !== by.id && isSame(known, about);
    if (known && !isAgreed) {
      throw new HttpError(409, ({ desk }) => desk.hashUsed, { errors: { hash: ({ desk }) => desk.hashUsed } });
    }
    if (isAgreed) required(request.reason);
    else await refuseMore(trx, about, now);
    const waits = !isAgreed && (await needsTwo(trx, about.amount));
    const id = known
      ? known.id
      : await typeTransfer(trx, { purpose: 'sweep', ...about, hash, typed_by: by.id, typed_at: now, waits });
    if (id === undefined) {
      throw new HttpError(409, ({ desk }) => desk.hashUsed, { errors: { hash: ({ desk }) => desk.hashUsed } });
    }
    if (isAgreed)
      await trx.updateTable('typed_transfers').set({ waits: false, due_at: now }).where('id', '=', id).execute();
    await trx
      .updateTable('address_balances')
      .set({ due_at: now })
      .where('network_id', '=', networkId)
      .where('account', '=', ours.account)
      .execute();
    await record(trx, by.id, { action: 'sweep', reason: given(request.reason), subject: String(id) }, now);
    const asker = { _id: by.id, name: by.name };
    return {
      _id: String(id),
      networkId,
      address: addressOn(networkId, ours.account),
      amount: amount.toString(),
      hash,
      confirmed: known?.confirmed_at instanceof Date,
      at: (known?.typed_at ?? now).toISOString(),
      by: asker,
      approval: waits ? { by: asker, at: now.toISOString(), action: 'sweep' } : null,
    };
  });
}
