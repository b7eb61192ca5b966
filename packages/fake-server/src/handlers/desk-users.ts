import { object } from 'valibot';
import type { AdminUser } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { decimal, isBlank, orderResult, type UserAction, userActions } from '@sarraf/domain';
import type { FakeServer, Person } from '../server.ts';
import { balanceOf } from '../wallet-state.ts';
import { type Call, Refusal } from './call.ts';
import { auditAction, fieldError, moment, pageOf, reasonFor, vPage } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

function adminUser(server: FakeServer, me: Person, { user }: Person): AdminUser {
  const sells = server.orders.filter(
    ({ type, user_id, deleted }) => type === 'sell' && user_id?._id === user._id && !deleted,
  );
  const sold = sells.filter(({ status }) => orderResult(status) === 'completed');
  const blocked = server.blocks.get(user._id) ?? null;
  const hasSecondFactor = server.secondFactor.required && server.secondFactor.factors.has(user._id);
  const { _id, name, mobile, isVerified, isKycVerified } = user;
  return {
    ...{ _id, name, mobile, isVerified, blocked, orders: sells.length, notes: server.notes.get(_id) ?? [] },
    isKycVerified: isKycVerified ?? false,
    walletBalance: balanceOf(server, _id).toFixed(),
    soldUsdt: sold.reduce((sum, { quantity }) => sum.plus(quantity), decimal(0)).toFixed(),
    isAdmin: user.isAdmin,
    secondFactor: user.isAdmin && server.secondFactor.required ? (hasSecondFactor ? 'enrolled' : 'missing') : null,
    nextActions: userActions({
      isAdmin: user.isAdmin,
      isBlocked: blocked !== null,
      isSelf: user._id === me.user._id,
      hasSecondFactor,
    }),
  };
}

/** The user of the path and the administrator; 409 when the action is not allowed. */
function userFor(call: Call, action: UserAction) {
  const me = call.admin();
  const person = call.server.people.get(call.path(v.vBlockUserPath).id);
  if (person === undefined) throw new Refusal(404, 'No such user');
  const data = adminUser(call.server, me, person);
  if (!data.nextActions.includes(action)) throw new Refusal(409, 'This cannot be done with this person', { data });
  return { me, person };
}

/** Users of the desk and the actions on them. */
export const deskUsers = {
  getUsers({ server, query, admin }) {
    const me = admin();
    const { search = '', page } = query(object({ ...v.vGetUsersQuery.entries, page: vPage }));
    const wanted = search.toLowerCase();
    // A whole order id, deposit address or transaction hash finds the owner of the order.
    const owners = new Set(
      server.orders
        .filter(({ _id, address, hash }) => [_id, address, hash].some((one) => one?.toLowerCase() === wanted))
        .map(({ user_id }) => user_id?._id),
    );
    const matching = [...server.people.values()]
      .filter(
        ({ user: { _id, name, mobile, email } }) =>
          [_id, name, mobile, email].join('\n').toLowerCase().includes(wanted) || owners.has(_id),
      )
      .toReversed();
    return {
      success: true,
      data: pageOf(matching, page).map((one) => adminUser(server, me, one)),
      total: matching.length,
    };
  },
  blockUser(call) {
    const { me, person } = userFor(call, 'block');
    const reason = reasonFor(call, 'block') ?? '';
    const at = moment(call.server);
    call.server.blocks.set(person.user._id, { at, reason });
    person.user.blocked = { at };
    auditAction(call, me, 'user_block', person.user._id, reason);
    return { success: true, data: adminUser(call.server, me, person) };
  },
  unblockUser(call) {
    const { me, person } = userFor(call, 'unblock');
    const reason = reasonFor(call, 'unblock');
    call.server.blocks.delete(person.user._id);
    person.user.blocked = null;
    auditAction(call, me, 'user_unblock', person.user._id, reason);
    return { success: true, data: adminUser(call.server, me, person) };
  },
  resetSecondFactor(call) {
    const { me, person } = userFor(call, 'reset-second-factor');
    const reason = reasonFor(call, 'reset-second-factor') ?? '';
    const { sessions } = call.server;
    const { factors, proven } = call.server.secondFactor;
    factors.delete(person.user._id);
    for (const [token, id] of sessions) if (id === person.user._id) proven.delete(token);
    auditAction(call, me, 'user_reset_second_factor', person.user._id, reason);
    return { success: true, data: adminUser(call.server, me, person) };
  },
  noteUser(call) {
    const { me, person } = userFor(call, 'note');
    const { text } = call.body(v.vNoteUserBody);
    if (isBlank(text)) throw fieldError('text', 'Write something');
    const { notes } = call.server;
    const { _id } = person.user;
    notes.set(_id, [{ at: moment(call.server), by: me.user.name ?? '', text: text.trim() }, ...(notes.get(_id) ?? [])]);
    auditAction(call, me, 'user_note', _id, text.trim());
    return { success: true, data: adminUser(call.server, me, person) };
  },
} satisfies Partial<Resolvers>;
