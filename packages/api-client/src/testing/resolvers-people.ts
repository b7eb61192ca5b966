import type { ProfileStats } from '../contract.ts';
import * as v from '../gen/valibot.gen.ts';
import { Refusal } from './call.ts';
import { sum } from './exact.ts';
import { settle } from './order-rules.ts';
import type { Resolvers } from './resolvers.ts';
import type { Person, World } from './world.ts';

const newestFirst = (a: { created_ts: string }, b: { created_ts: string }) => b.created_ts.localeCompare(a.created_ts);

function statsOf(world: World, { user }: Person): ProfileStats {
  const sells = world.orders.filter(({ type, user_id }) => type === 'sell' && user_id?._id === user._id);
  const done = sells.filter(({ status }) => status === 'completed' || status === 'success');
  return {
    totalSells: sells.length,
    totalVolume: sum(done.map(({ quantity }) => quantity)),
    successRate: sells.length === 0 ? 0 : Math.round((1000 * done.length) / sells.length) / 10,
  };
}

const profileOf = ({
  _id,
  name,
  mobile,
  photo,
  isAdmin,
  isKycVerified,
  isVerified,
  wallet_balance,
}: Person['user']) => ({
  _id,
  name,
  mobile,
  photo,
  isAdmin,
  isKycVerified,
  isVerified,
  wallet_balance,
});

/** History and profiles. */
export const people = {
  getHistory({ world, path, verified }) {
    const person = verified();
    const { page, limit } = path(v.vGetHistoryPath);
    const mine = world.orders
      .filter(({ user_id, deleted }) => person.user.isAdmin || (user_id?._id === person.user._id && !deleted))
      .toSorted(newestFirst);
    const start = (Number(page) - 1) * Number(limit);
    return {
      success: true,
      data: mine.slice(start, start + Number(limit)).map((order) => settle(world, order, person)),
    };
  },
  getProfile({ world, verified }) {
    const person = verified();
    return { success: true, user: profileOf(person.user), stats: statsOf(world, person) };
  },
  getProfileById({ world, path, verified }) {
    const caller = verified();
    const person = world.people.get(path(v.vGetProfileByIdPath).userId);
    if (person === undefined) throw new Refusal(404, 'No such user');
    const stats = statsOf(world, person);
    if (caller === person || caller.user.isAdmin) return { success: true, user: profileOf(person.user), stats };
    const { name, photo, isKycVerified, isVerified } = person.user;
    return {
      success: true,
      user: { name, photo, isKycVerified, isVerified },
      stats: { totalSells: stats.totalSells, successRate: stats.successRate },
    };
  },
} satisfies Partial<Resolvers>;
