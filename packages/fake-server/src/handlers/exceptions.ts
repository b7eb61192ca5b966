import { number, object, optional, picklist, pipe, string, toNumber } from 'valibot';
import type { Exception } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { type ExceptionAction, exceptionActions } from '@sarraf/domain';
import type { Person } from '../server.ts';
import { addWalletEntry } from '../wallet-state.ts';
import { type Call, Refusal } from './call.ts';
import { byMe, reserveHash, moment, pageOf, reasonFor, rupeesOf, requiresApproval, auditAction } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const vExceptionsQuery = object({
  ...v.vGetExceptionsQuery.entries,
  open: optional(picklist(['true', 'false'])),
  page: pipe(optional(string(), '1'), toNumber(), number(), v.vGetExceptionsQuery.entries.page.wrapped),
});

const ACTIONS = ['credit', 'refunded', 'ignore'] as const;
const RESOLUTIONS: Record<ExceptionAction, string> = { credit: 'credited', refunded: 'refunded', ignore: 'ignored' };

function exceptionAs(me: Person, exception: Exception): Exception {
  const { kind, open, confirmed, user, approval } = exception;
  const action = ACTIONS.find((one) => one === approval?.action);
  const request = approval && action ? { mine: approval.by._id === me.user._id, action } : null;
  const hasOwner = user !== null && user !== undefined;
  return { ...exception, nextActions: exceptionActions({ kind, open, confirmed, hasOwner, approval: request }) };
}

/** Decides on an exception, or requests approval: 409 when its state does not allow the action, else an audit entry and the new state. */
function decide(call: Call, action: ExceptionAction, typed?: string) {
  const { server } = call;
  const me = call.admin();
  const { id } = call.path(v.vCreditExceptionPath);
  const exception = server.exceptions.find(({ _id }) => _id === id);
  if (exception === undefined) throw new Refusal(404, 'There is no such exception');
  const data = exceptionAs(me, exception);
  if (!data.nextActions?.includes(action)) throw new Refusal(409, 'This is already resolved', { data });
  const agrees = exception.approval?.action === action;
  const reason = reasonFor(call, agrees ? 'approve' : action);
  const refundHash = typed === undefined ? null : reserveHash(server, typed, data, exception.refundHash);
  Object.assign(exception, { note: reason, refundHash, refundConfirmed: refundHash === null ? null : false });
  if (!agrees && action !== 'ignore' && requiresApproval(server, rupeesOf(server, exception.amount))) {
    exception.approval = { ...byMe(call, me), action };
  } else {
    const closedAt = moment(server);
    Object.assign(exception, { open: false, approval: null, resolution: RESOLUTIONS[action], closedAt });
    if (action === 'credit') {
      const entry = { amount: exception.amount, reason: 'credit', exceptionId: id };
      addWalletEntry(server, exception.user?._id ?? '', entry);
    }
  }
  // A payout held because of this vanished deposit may continue.
  const held = server.payouts.find(({ orderId }) => exception.kind === 'dropped' && orderId === exception.order?._id);
  if (held) held.vanished = false;
  auditAction(call, me, `exception_${action}`, id, reason);
  return { success: true as const, data: exceptionAs(me, exception) };
}

/** Exceptions and the actions of the desk on them. */
export const exceptionDesk = {
  getExceptions({ server, query, admin }) {
    const me = admin();
    const { kind, open, page } = query(vExceptionsQuery);
    const matching = server.exceptions.filter(
      (one) => (kind === undefined || one.kind === kind) && (open === undefined || String(one.open) === open),
    );
    return {
      success: true,
      data: pageOf(matching, page).map((one) => exceptionAs(me, one)),
      open: server.exceptions.filter((one) => one.open && one.kind !== 'dust').length,
      total: matching.length,
    };
  },
  creditException: (call) => decide(call, 'credit'),
  refundException: (call) => {
    call.admin();
    return decide(call, 'refunded', call.body(v.vRefundExceptionBody).hash);
  },
  ignoreException: (call) => decide(call, 'ignore'),
} satisfies Partial<Resolvers>;
