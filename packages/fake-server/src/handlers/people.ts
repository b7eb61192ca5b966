import type { ProfileStats } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { decimal, isFinalStatus, MOST_COUNTED, orderResult, successRate, toWireNumber } from '@sarraf/domain';
import type { FakeServer, Person } from '../server.ts';
import { Refusal } from './call.ts';
import { checkDays, matchesHistory } from './history-filter.ts';
import { refreshOrder } from './orders.ts';
import type { Resolvers } from './resolvers.ts';

const newestFirst = (a: { created_ts: string }, b: { created_ts: string }) => b.created_ts.localeCompare(a.created_ts);

function statsOf(server: FakeServer, { user }: Person): ProfileStats {
  const sells = server.orders.filter(
    ({ type, user_id, deleted }) => type === 'sell' && user_id?._id === user._id && !deleted,
  );
  const done = sells.filter(({ status }) => orderResult(status) === 'completed');
  const finished = sells.filter(({ status }) => isFinalStatus(status)).length;
  return {
    totalSells: sells.length,
    totalVolume: toWireNumber(done.reduce((total, { quantity }) => total.plus(quantity), decimal(0))),
    successRate: toWireNumber(successRate({ completed: done.length, finished })),
  };
}

/** History and profiles. */
export const people = {
  getHistory({ server, path, query, verified }) {
    const person = verified();
    const { page, limit } = path(v.vGetHistoryPath);
    const filter = query(v.vGetHistoryQuery);
    checkDays(filter);
    const mine = server.orders
      .filter(({ user_id, deleted }) => person.user.isAdmin || (user_id?._id === person.user._id && !deleted))
      .map((order) => refreshOrder(server, order, person))
      .filter((order) => matchesHistory(order, filter, person.user.isAdmin))
      .toSorted(newestFirst);
    const start = (Number(page) - 1) * Number(limit);
    return {
      success: true,
      data: mine.slice(start, start + Number(limit)),
      ...(start === 0 && Object.keys(filter).length > 0 && { total: Math.min(mine.length, MOST_COUNTED) }),
    };
  },
  getProfile({ server, verified }) {
    const person = verified();
    return { success: true, user: person.user, stats: statsOf(server, person) };
  },
  getProfileById({ server, path, verified }) {
    const caller = verified();
    const person = server.people.get(path(v.vGetProfileByIdPath).userId);
    if (person === undefined) throw new Refusal(404, 'No such user');
    const stats = statsOf(server, person);
    if (caller === person || caller.user.isAdmin) return { success: true, user: person.user, stats };
    const { name, photo, isKycVerified, isVerified } = person.user;
    return {
      success: true,
      user: { name, photo, isKycVerified, isVerified },
      stats: { totalSells: stats.totalSells, successRate: stats.successRate },
    };
  },
} satisfies Partial<Resolvers>;
