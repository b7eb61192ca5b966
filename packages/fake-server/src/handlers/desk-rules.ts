import type { Approval, PayoutClaim } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import {
  type DeskAction,
  type DeskClaim,
  decimal,
  hashDigits,
  isBlank,
  priceFor,
  reasonRequired,
  typedDecimal,
} from '@sarraf/domain';
import { type FakeServer, type Person, priceRangesOf, record, settingOf } from '../server.ts';
import { type Call, readAs, Refusal } from './call.ts';

const DEFAULT_APPROVE_ABOVE = 1_000_000;
/** Rows a page of the desk has. */
const PAGE = 20;

/** A refusal with a message at one field. */
export const wrong = (field: string, words: string) => new Refusal(400, words, { errors: { [field]: words } });

/** An administrator as the desk names them. */
const deskPerson = ({ user }: Person) => ({ _id: user._id, name: user.name });

/** The moment as a reply tells it. */
export const moment = (server: FakeServer): string => new Date(server.now()).toISOString();

/** A claim as this administrator sees it. */
export const claimAs = (me: Person, claim: PayoutClaim | null | undefined): PayoutClaim | null =>
  claim ? { ...claim, mine: claim.by._id === me.user._id } : null;

/** A claim as the rules read it. */
export const claimFacts = (server: FakeServer, claim: PayoutClaim | null | undefined): DeskClaim | null =>
  claim ? { mine: claim.mine, ageMs: server.now() - Date.parse(claim.at) } : null;

/** A request for approval as the rules read it. */
export const approvalFacts = (me: Person, approval: Approval | null | undefined) =>
  approval ? { mine: approval.by._id === me.user._id } : null;

/** A claim, or a request, of this administrator. */
export const byMe = (call: Call, me: Person) => ({ by: deskPerson(me), at: moment(call.server) });

/** The reason given; 400 where the act needs one. */
export function reasonFor(call: Call, action: DeskAction, claim?: DeskClaim | null): string | null {
  const { reason = null } = call.body(v.vClaimPayoutBody);
  const said = reason === null || isBlank(reason) ? null : reason.trim();
  if (said === null && reasonRequired(action, claim)) throw wrong('reason', 'A reason is required');
  return said;
}

/** Whether so many rupees take a second administrator. */
export function takesTwo(server: FakeServer, rupees: string): boolean {
  const set = settingOf(server, 'approve_above');
  const limit = typeof set === 'number' ? set : DEFAULT_APPROVE_ABOVE;
  return limit > 0 && decimal(rupees).gt(limit);
}

/** What USDT are worth, by the price they would be sold at now. */
export const rupeesOf = (server: FakeServer, usdt: string): string =>
  decimal(usdt)
    .times(priceFor(usdt, priceRangesOf(server)))
    .toString();

/** The amount of a call: a JSON number, or the same as text. */
export const amountOf = (sent: number | string) => readAs('amount', `${sent}`, typedDecimal);

/** The hash that was typed, with `0x` where it was typed with it. */
export const hashOf = (typed: string): string =>
  `${/^0x/i.test(typed.trim()) ? '0x' : ''}${readAs('hash', typed, hashDigits)}`;

/** A hash that nobody typed before; `again` is one that this record holds already. */
export function freshHash(server: FakeServer, typed: string, data: unknown, again: string | null = null): string {
  const hash = hashOf(typed);
  if (server.hashes.has(hash) && hash !== again) {
    const words = 'This transaction was used already';
    throw new Refusal(409, words, { errors: { hash: words }, data });
  }
  server.hashes.add(hash);
  return hash;
}

const TYPES = ['payout', 'exception', 'withdrawal', 'user', 'sweep'];

/** What an act was done with: how much, and whose. */
function aboutOf({ payouts, exceptions, withdrawals, people, sweeps }: FakeServer, action: string, id: string) {
  const type = TYPES.find((one) => action === one || action.startsWith(`${one}_`)) ?? action;
  const payout = payouts.find(({ orderId }) => orderId === id);
  const exception = exceptions.find(({ _id }) => _id === id);
  const withdrawal = withdrawals.find(({ _id }) => _id === id);
  const user = people.get(id)?.user;
  switch (type) {
    case 'payout':
      return { type, id, orderId: id, amount: payout?.amount, unit: 'PKR', person: payout?.seller };
    case 'exception': {
      const { rupees, amount, token, order } = exception ?? {};
      const unit = rupees ? 'PKR' : (token ?? 'USDT');
      return { type, id, orderId: order?._id, amount: rupees ?? amount, unit, person: exception?.user };
    }
    case 'withdrawal':
      return { type, id, amount: withdrawal?.amount, unit: 'USDT', person: withdrawal?.user };
    case 'user':
      return { type, id, person: user && { _id: id, name: user.name, mobile: user.mobile } };
    default:
      return { type, id, amount: [...sweeps.values()].find(({ _id }) => _id === id)?.amount, unit: 'USDT' };
  }
}

/** Writes an act of the desk down. */
export const write = (call: Call, me: Person, action: string, key: string, reason: string | null) =>
  record(call.server, me.user, { action, key, newValue: reason, reason, about: aboutOf(call.server, action, key) });

/** One page of the rows. */
export const pageOf = <Row>(rows: Row[], page: number): Row[] => rows.slice((page - 1) * PAGE, page * PAGE);
