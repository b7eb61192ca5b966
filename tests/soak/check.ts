import { decimal } from '@sarraf/domain';
import { vGetHistoryResponse, vGetReconciliationResponse, vGetWalletResponse } from '@sarraf/api-client/contract';

import type { Connection } from '../../apps/api/src/db/connect.ts';
import { ledgerFaults } from '../../apps/api/src/desk/ledger.ts';
import { rupeeSums } from '../../apps/api/src/desk/rupee-ledger.ts';
import type { Actor } from '../../apps/api/src/testing/people.ts';
import { allPayouts, bookedDeposits, depositAccounts, storedOf } from '../../apps/api/src/testing/soak-queries.ts';
import type { SoakBank } from './bank.ts';
import { read, type Caller } from './calls.ts';
import type { SoakNetwork } from './chains.ts';
import type { Desk } from './desk.ts';
import type { Seller } from './seller.ts';

const PAGE = 100;

const sumOf = (amounts: readonly (string | number)[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), decimal(0)).toString();

/** Differences between the deposits of the books and the transfers of the chain, by transaction and account. */
async function chainFaults(db: Connection['db'], network: SoakNetwork): Promise<string[]> {
  const received = await network.received();
  const [ours, booked] = [await depositAccounts(db), await bookedDeposits(db, network.id)];
  const faults: string[] = [];
  for (const [key, units] of received) {
    if (!ours.has(key.split(' ')[1] ?? '')) continue;
    const known = booked.get(key) ?? 0n;
    if (known !== units) faults.push(`${network.id}: the chain has ${units} and the books ${known} of ${key}`);
    booked.delete(key);
  }
  return [...faults, ...[...booked].map(([key]) => `${network.id}: the chain does not have ${key}`)];
}

/** Differences between the payouts of the books and the payments of the bank and of the desk. */
async function payoutFaults(db: Connection['db'], bank: SoakBank, desk: Desk): Promise<string[]> {
  const rows = await allPayouts(db);
  const payments = Map.groupBy(bank.payments.values(), ({ body }) => {
    const { reference }: { reference: string } = JSON.parse(body);
    return reference;
  });
  const faults = [...payments.values()]
    .flat()
    .flatMap(({ key, status }) => (status === 'accepted' ? [`the bank has not settled ${key}`] : []));
  for (const { order_id: id, status, amount, order, refunded_at: refundedAt } of rows) {
    const atBank = (payments.get(id) ?? []).filter((payment) => payment.status === 'completed');
    const paid = [...atBank.map(({ rupees }) => String(rupees)), ...(desk.paidByHand.get(id) ?? [])];
    const expected = order === 'completed' && refundedAt === null ? 1 : 0;
    if (paid.length !== expected) faults.push(`order ${id} (${order}, payout ${status}) was paid ${paid.length} times`);
    if (paid.some((rupees) => !decimal(rupees).eq(amount))) faults.push(`order ${id} was paid ${paid.join(' and ')}`);
  }
  const { net } = await rupeeSums(db);
  const left = [...payments.values()].flat().filter(({ status }) => status === 'completed');
  const theirs = sumOf([...left.map(({ rupees }) => String(rupees)), ...[...desk.paidByHand.values()].flat()]);
  if (!decimal(net).eq(theirs)) faults.push(`the books have paid ${net} rupees, the bank and the desk ${theirs}`);
  return faults;
}

const missing = (what: string, acknowledged: ReadonlySet<string>, found: ReadonlySet<string>): string[] => [
  ...[...acknowledged].filter((id) => !found.has(id)).map((id) => `${what} ${id} was acknowledged and is lost`),
  ...[...found].filter((id) => !acknowledged.has(id)).map((id) => `${what} ${id} was made and never acknowledged`),
];

/** What the API shows to a seller against what it acknowledged. */
async function sellerFaults(db: Connection['db'], call: Caller, seller: Seller): Promise<string[]> {
  const { token, id, acknowledged } = seller;
  const orders = new Set<string>();
  for (let page = 1; ; page += 1) {
    const reply = await call({ method: 'POST', path: `/history/${page}/${PAGE}`, token, body: {} });
    const { data } = read(vGetHistoryResponse, reply);
    for (const order of data) if (order.type === 'sell') orders.add(order._id);
    if (data.length < PAGE) break;
  }
  const wallet = read(vGetWalletResponse, await call({ method: 'GET', path: '/wallet', token })).data;
  const { balance, banks, withdrawals } = await storedOf(db, id);
  return [
    ...missing('order', acknowledged.orders, orders),
    ...missing('withdrawal', acknowledged.withdrawals, new Set(withdrawals)),
    ...missing('account', acknowledged.accounts, new Set(banks)),
    ...(decimal(balance).eq(wallet.balance) ? [] : [`wallet of ${id}: shown ${wallet.balance}, entries ${balance}`]),
  ];
}

/** What {@link findFaults} needs from the run. */
export interface Ended {
  db: Connection['db'];
  call: Caller;
  admin: Actor;
  sellers: readonly Seller[];
  networks: readonly SoakNetwork[];
  bank: SoakBank;
  desk: Desk;
}

/** Faults of the books after a run, one line for each: sums, chain, payments, and what was acknowledged. */
export async function findFaults({ db, call, admin, sellers, networks, bank, desk }: Ended): Promise<string[]> {
  const reply = await call({ method: 'GET', path: '/admin/reconciliation', token: admin.token });
  const { difference, networks: sums } = read(vGetReconciliationResponse, reply).data;
  const differences = [{ networkId: 'all', difference }, ...sums]
    .filter((each) => each.difference !== '0')
    .map((each) => `reconciliation of ${each.networkId}: a difference of ${each.difference} USDT`);
  const faults = [...differences, ...(await ledgerFaults(db)), ...(await payoutFaults(db, bank, desk))];
  for (const network of networks) faults.push(...(await chainFaults(db, network)));
  for (const seller of sellers) faults.push(...(await sellerFaults(db, call, seller)));
  return faults;
}
