import { addressOf } from '@sarraf/domain';
import { decideUserIn } from '../desk/admin-users.ts';
import { decideWithdrawalIn, type WithdrawalDecision } from '../desk/decide-withdrawal.ts';
import { requestWithdrawalIn } from '../wallet/request-withdrawal.ts';
import { transferOnChain } from './desk-exceptions.ts';
import { ago, asOf, type DeskSeed } from './desk-seed.ts';

const HOUR = 60;
const NETWORK = 'trc20';

/** Inserts a blocked seller with notes. */
export async function seedBlocked(seed: DeskSeed): Promise<void> {
  const { trx, bilal, nadia } = seed;
  const { id } = seed.seller(8);
  const text = 'Says that the USDT of Monday were a gift. Asked for a statement of the exchange.';
  await decideUserIn(trx, asOf(seed, ago(seed, 47 * HOUR)), bilal, id, { action: 'note', text });
  const reason = 'Sold USDT that another person reported as stolen';
  await decideUserIn(trx, asOf(seed, ago(seed, 46 * HOUR)), nadia, id, { action: 'block', reason });
}

async function insertWithdrawal(seed: DeskSeed, seller: number, amount: string, minutesAgo: number) {
  const account = seed.random.hex(40);
  const at = asOf(seed, ago(seed, minutesAgo));
  const request = { networkId: NETWORK, address: addressOf('tron', account), amount };
  const idempotent = { userId: seed.seller(seller).id, key: undefined, hash: '' };
  const { _id: id } = await requestWithdrawalIn(seed.trx, at, request, idempotent);
  return { id, account };
}
const decided = (seed: DeskSeed, id: string, decision: WithdrawalDecision, minutesAgo: number) =>
  decideWithdrawalIn(seed.trx, asOf(seed, ago(seed, minutesAgo)), seed.nadia, id, decision);

/** Inserts withdrawals in each state, from the wallets that exceptions were credited to. */
export async function seedWithdrawals(seed: DeskSeed): Promise<void> {
  const paid = await insertWithdrawal(seed, 2, '200', 28 * HOUR);
  await decided(seed, paid.id, { action: 'claim', reason: undefined }, 27 * HOUR);
  const sent = { networkId: NETWORK, amount: '200' };
  const { hash } = await transferOnChain(seed, sent, paid.account, ago(seed, 26 * HOUR));
  await decided(seed, paid.id, { action: 'paid', reason: undefined, hash }, 26 * HOUR);
  const refused = await insertWithdrawal(seed, 2, '60', 22 * HOUR);
  const reason = 'The address belongs to an exchange that takes no deposits at present';
  await decided(seed, refused.id, { action: 'refuse', reason }, 20 * HOUR);
  await insertWithdrawal(seed, 2, '120', 3 * HOUR);
  const claimed = await insertWithdrawal(seed, 5, '80', 2 * HOUR);
  await insertWithdrawal(seed, 5, '45.5', 50);
  await decided(seed, claimed.id, { action: 'claim', reason: undefined }, 25);
}
