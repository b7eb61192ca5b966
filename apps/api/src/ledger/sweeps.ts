import type { RecordSweepData, WithoutNulls } from '@sarraf/api-client/contract';
import { decimal, formatUsdt } from '@sarraf/domain';
import { sql } from 'kysely';
import { record } from '../audit/audit.ts';
import { accountOf } from '../chains/addresses.ts';
import { given } from '../desk/refused.ts';
import { typedHash, typeTransfer } from '../desk/typed-transfers.ts';
import { fieldError, HttpError } from '../middleware/http-error.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { usdtOf } from '../wallet/request-withdrawal.ts';

type Request = WithoutNulls<RecordSweepData['body']>;

/** Writes down that USDT were moved on from an address of ours: at most what lies there by our books. */
export async function recordSweep(services: Services, by: UserRow, request: Request) {
  const { db, clock, addressOn } = services;
  const { networkId } = request;
  const account = accountOf(request.address.trim());
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
    const { left } = await trx
      .selectNoFrom(
        sql<string>`(select coalesce(sum(amount), 0) from deposits
            where network_id = ${networkId} and account = ${ours.account} and token is null and stage <> 'dropped')
          - (select coalesce(sum(amount), 0) from typed_transfers
            where purpose = 'sweep' and network_id = ${networkId} and from_account = ${ours.account})`.as('left'),
      )
      .executeTakeFirstOrThrow();
    if (amount.gt(left)) {
      const most = decimal(left);
      throw fieldError('amount', ({ desk }) => desk.notThere({ left: formatUsdt(most.gt(0) ? most : 0) }));
    }
    const now = clock.now();
    const id = await typeTransfer(trx, {
      purpose: 'sweep',
      network_id: networkId,
      hash,
      from_account: ours.account,
      amount: amount.toFixed(),
      typed_by: by.id,
      typed_at: now,
    });
    if (id === undefined) {
      throw new HttpError(409, ({ desk }) => desk.hashUsed, { errors: { hash: ({ desk }) => desk.hashUsed } });
    }
    await trx
      .updateTable('address_balances')
      .set({ due_at: now })
      .where('network_id', '=', networkId)
      .where('account', '=', ours.account)
      .execute();
    await record(trx, by.id, { action: 'sweep', reason: given(request.reason), subject: String(id) }, now);
    return {
      _id: String(id),
      networkId,
      address: addressOn(networkId, ours.account),
      amount: amount.toFixed(),
      hash,
      confirmed: false,
      at: now.toISOString(),
      by: { _id: by.id, name: by.name },
      approval: null,
    };
  });
}
