import type { RecordSweepData, WithoutNulls } from '@sarraf/api-client/contract';
import { accountOf, awaitsApproval, decimal, formatUsdt, normaliseAddress } from '@sarraf/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { ReportedTransactionsTable } from '../db/desk-tables.ts';
import type { Database } from '../db/schema.ts';
import { record } from '../audit/audit.ts';
import { trimReason, hashUsed, requireReason } from './refusal.ts';
import { usdtRequiresApproval } from './approval.ts';
import { HOUR_MS, reportedHash, reportTransaction } from './reported-transactions.ts';
import { fieldError } from '../http-error.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { usdtOf } from '../wallet/request-withdrawal.ts';

type Request = WithoutNulls<RecordSweepData['body']>;

type Swept = Pick<Selectable<ReportedTransactionsTable>, 'network_id' | 'from_account' | 'amount'>;

const isSame = (one: Swept, other: Swept): boolean =>
  one.network_id === other.network_id &&
  one.from_account === other.from_account &&
  decimal(one.amount).eq(other.amount);

/**
 * Throws 400 for a sweep of more than the books have on an address. A sweep that awaits approval counts as moved, and so does one of the
 * last hour that the chain does not show yet; older unconfirmed ones do not count.
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
        - (select coalesce(sum(amount), 0) from reported_transactions
          where purpose = 'sweep' and network_id = ${network} and from_account = ${account}
            and (waits or confirmed_at is not null or reported_at > ${new Date(now.getTime() - HOUR_MS)}))`.as('left'),
    )
    .executeTakeFirstOrThrow();
  if (decimal(amount).lte(left)) return;
  const available = decimal(left);
  throw fieldError('amount', ({ desk }) => desk.notThere({ left: formatUsdt(available.gt(0) ? available : 0) }));
}

/** Records a sweep from one of our addresses, of at most what the books have there; the worker confirms it on the chain. */
export async function recordSweep(services: Services, by: UserRow, request: Request) {
  const { db, clock, addressOn } = services;
  const { networkId } = request;
  const account = accountOf(normaliseAddress(request.address));
  const amount = usdtOf(request.amount);
  const hash = reportedHash(services, networkId, request.hash);
  return db.transaction().execute(async (trx) => {
    // Serialises two sweeps of one address.
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
      .selectFrom('reported_transactions')
      .selectAll()
      .where(sql`right(hash, 64)`, '=', hash.slice(-64))
      .where('purpose', '=', 'sweep')
      .where('network_id', '=', networkId)
      .where('from_account', '=', ours.account)
      .executeTakeFirst();
    const isAgreed = known?.waits === true && known.reported_by !== by.id && isSame(known, about);
    if (known && !isAgreed) throw hashUsed();
    if (isAgreed) requireReason(request.reason);
    else await refuseMore(trx, about, now);
    const required = await usdtRequiresApproval(trx, about.amount);
    const waits = awaitsApproval({ requested: isAgreed, required });
    const id = known
      ? known.id
      : await reportTransaction(trx, { purpose: 'sweep', ...about, hash, reported_by: by.id, reported_at: now, waits });
    if (id === undefined) throw hashUsed();
    if (isAgreed)
      await trx.updateTable('reported_transactions').set({ waits: false, due_at: now }).where('id', '=', id).execute();
    await trx
      .updateTable('address_balances')
      .set({ due_at: now })
      .where('network_id', '=', networkId)
      .where('account', '=', ours.account)
      .execute();
    const audited = { action: 'sweep' as const, reason: trimReason(request.reason), subject: String(id) };
    await record(trx, by.id, { ...audited, awaitsApproval: waits }, now);
    const asker = { _id: by.id, name: by.name };
    return {
      _id: String(id),
      networkId,
      address: addressOn(networkId, ours.account),
      amount: amount.toString(),
      hash,
      confirmed: known?.confirmed_at instanceof Date,
      at: (known?.reported_at ?? now).toISOString(),
      by: asker,
      approval: waits ? { by: asker, at: now.toISOString(), action: 'sweep' } : null,
    };
  });
}
