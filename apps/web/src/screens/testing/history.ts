import type { Order } from '@sarraf/api-client';
import { createFakeServer, makeHistory, makeOrder, orders, users, type FakeServer } from '@sarraf/fake-server';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { visit, type VisitOptions } from './visit.tsx';

/** What a play of a story is given. */
export type HistoryStage = Parameters<NonNullable<StoryObj['play']>>[0];

/** Which rows are drawn beyond the window is a matter of when one looks. */
export const DRAWN_AS_NEEDED = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'draws its rows as they are needed' },
};
/** Why a story has no screenshot of its own. */
export const SAME_AS_FEW = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the rows of other stories' },
};
/** A visit of the page. */
export const history = (begin: () => FakeServer, options?: VisitOptions) => visit('/dashboard/history', begin, options);

/** A seller with these orders. */
export const sellerWith =
  (...past: readonly Order[]) =>
  (): FakeServer =>
    createFakeServer({ people: [{ user: users.seller }], signedIn: users.seller, orders: [...past] });

/** An order that has waited for so many minutes; with a part paid, the server calls it pending to the end. */
export const waiting = (minutes: number, changes: Partial<Order> = {}): Order =>
  makeOrder({ created_ts: new Date(Date.now() - minutes * 60_000).toISOString(), ...changes });

/** The rows drawn; the menus beside them are lists too. */
export async function rowsOf({ canvas }: Pick<HistoryStage, 'canvas'>) {
  const list = await canvas.findByRole('list', { name: /transactions/i }, { timeout: 15_000 });
  return within(list).findAllByRole('listitem');
}

/** Where the rows drawn stand in the list, from 1. */
export const places = async (stage: Pick<HistoryStage, 'canvas'>) =>
  (await rowsOf(stage)).map((row) => Number(row.getAttribute('aria-posinset')));

/** Whose order an administrator sees. */
export const bilal = { _id: '665f1b2c9d3e4a0012ab0002', name: 'Bilal Ahmed', mobile: '+923214567890' };
/** An administrator who sees the orders of others, one of them withdrawn. */
export const everybody = (): FakeServer =>
  createFakeServer({
    people: [{ user: users.seller }, { user: users.discounted }, { user: users.admin }],
    signedIn: users.admin,
    orders: [orders.deleted, ...makeHistory(4), { ...orders.completed, user_id: bilal }],
  });
