import { number, optional, pipe, string, toNumber } from 'valibot';
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
import { addAuditEntry } from '../audit-state.ts';
import type { FakeServer, Person } from '../server.ts';
import { priceRangesOf, settingOf } from '../settings-state.ts';
import { type Call, readField, Refusal } from './call.ts';

const DEFAULT_APPROVE_ABOVE = 1_000_000;
/** Rows per page of the desk. */
const PAGE = 20;

/** Page number of a query string, which arrives as text. */
export const vPage = pipe(optional(string(), '1'), toNumber(), number());

/** A 400 with a message at one field. */
export const fieldError = (field: string, message: string) =>
  new Refusal(400, message, { errors: { [field]: message } });

/** An administrator as the desk shows them. */
const deskPerson = ({ user }: Person) => ({ _id: user._id, name: user.name });

/** The current time as a timestamp of a reply. */
export const moment = (server: FakeServer): string => new Date(server.now()).toISOString();

/** A claim as this administrator sees it: `mine` is set for them. */
export const claimAs = (me: Person, claim: PayoutClaim | null | undefined): PayoutClaim | null =>
  claim ? { ...claim, mine: claim.by._id === me.user._id } : null;

/** A claim as the rules of domain take it. */
export const claimFacts = (server: FakeServer, claim: PayoutClaim | null | undefined): DeskClaim | null =>
  claim ? { mine: claim.mine, ageMs: server.now() - Date.parse(claim.at) } : null;

/** A request for approval as the rules of domain take it. */
export const approvalFacts = (me: Person, approval: Approval | null | undefined) =>
  approval ? { mine: approval.by._id === me.user._id } : null;

/** Author and time of a claim or a request of this administrator. */
export const byMe = (call: Call, me: Person) => ({ by: deskPerson(me), at: moment(call.server) });

/** The reason of the request, or null; 400 when the action requires one. */
export function reasonFor(call: Call, action: DeskAction, claim?: DeskClaim | null): string | null {
  const { reason = null } = call.body(v.vClaimPayoutBody);
  const given = reason === null || isBlank(reason) ? null : reason.trim();
  if (given === null && reasonRequired(action, claim)) throw fieldError('reason', 'A reason is required');
  return given;
}

/** Whether an amount in rupees needs the approval of a second administrator. */
export function requiresApproval(server: FakeServer, rupees: string): boolean {
  const set = settingOf(server, 'approve_above');
  const limit = typeof set === 'number' ? set : DEFAULT_APPROVE_ABOVE;
  return limit > 0 && decimal(rupees).gt(limit);
}

/** Value of USDT in rupees at the current price. */
export const rupeesOf = (server: FakeServer, usdt: string): string =>
  decimal(usdt)
    .times(priceFor(usdt, priceRangesOf(server)))
    .toString();

/** The amount of a request: a JSON number or decimal text. */
export const amountOf = (sent: number | string) => readField('amount', `${sent}`, typedDecimal);

/** The transaction hash of a request, normalised; `0x` is kept if it was typed. */
export const hashOf = (typed: string): string =>
  `${/^0x/i.test(typed.trim()) ? '0x' : ''}${readField('hash', typed, hashDigits)}`;

/** Returns the normalised hash and marks it as used; 409 if it is used already, unless it equals `again`, the hash of this record. */
export function reserveHash(server: FakeServer, typed: string, data: unknown, again: string | null = null): string {
  const hash = hashOf(typed);
  if (server.hashes.has(hash) && hash !== again) {
    const message = 'This transaction was used already';
    throw new Refusal(409, message, { errors: { hash: message }, data });
  }
  server.hashes.add(hash);
  return hash;
}

const TYPES = ['payout', 'exception', 'withdrawal', 'user', 'sweep', 'bank_statement'];

/** Object of a desk action for the audit log: its kind, amount and user. */
function aboutOf(
  { payouts, exceptions, withdrawals, people, sweeps, bankStatement }: FakeServer,
  action: string,
  id: string,
) {
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
    case 'bank_statement': {
      const amount = bankStatement.entries.find(({ _id }) => _id === id)?.amount;
      return { type: 'bank-statement', id, ...(amount !== undefined && { amount, unit: 'PKR' }) };
    }
    default:
      return { type, id, amount: [...sweeps.values()].find(({ _id }) => _id === id)?.amount, unit: 'USDT' };
  }
}

/** Adds a desk action to the audit log. */
export const auditAction = (call: Call, me: Person, action: string, key: string, reason: string | null) =>
  addAuditEntry(call.server, me.user, {
    action,
    key,
    newValue: reason,
    reason,
    about: aboutOf(call.server, action, key),
  });

/** One page of the rows. */
export const pageOf = <Row>(rows: Row[], page: number): Row[] => rows.slice((page - 1) * PAGE, page * PAGE);
