import type { Order } from '@sarraf/api-client';
import { createFakeServer, makeHistory, makeOrder, orders, users, type FakeServer } from '@sarraf/fake-server';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { visit, type VisitOptions } from './visit.tsx';

/** Context of a story's play function. */
export type HistoryStage = Parameters<NonNullable<StoryObj['play']>>[0];

/** Parameters of a story without a screenshot: the rendered rows depend on timing. */
export const RENDERED_ON_SCROLL = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'renders its rows as they are scrolled into view' },
};
/** Story that opens the history page. */
export const history = (begin: () => FakeServer, options?: VisitOptions) => visit('/dashboard/history', begin, options);

/** Server with a signed-in seller and these orders. */
export const sellerWith =
  (...past: readonly Order[]) =>
  (): FakeServer =>
    createFakeServer({ people: [{ user: users.seller }], signedIn: users.seller, orders: [...past] });

/** A pending order created the given number of minutes ago. */
export const waiting = (minutes: number, changes: Partial<Order> = {}): Order =>
  makeOrder({ created_ts: new Date(Date.now() - minutes * 60_000).toISOString(), ...changes });

/** The rendered rows of the history list. */
export async function rowsOf({ canvas }: Pick<HistoryStage, 'canvas'>) {
  const list = await canvas.findByRole('list', { name: /transactions/i }, { timeout: 15_000 });
  return within(list).findAllByRole('listitem');
}

/** Positions of the rendered rows in the list, from 1. */
export const rowPositions = async (stage: Pick<HistoryStage, 'canvas'>) =>
  (await rowsOf(stage)).map((row) => Number(row.getAttribute('aria-posinset')));

/** Owner of an order that an administrator sees. */
export const bilal = { _id: '665f1b2c9d3e4a0012ab0002', name: 'Bilal Ahmed', mobile: '+923214567890' };
/** Server with a signed-in administrator and orders of several users, one of them deleted. */
export const everybody = (): FakeServer =>
  createFakeServer({
    people: [{ user: users.seller }, { user: users.discounted }, { user: users.admin }],
    signedIn: users.admin,
    orders: [orders.deleted, ...makeHistory(4), { ...orders.completed, user_id: bilal }],
  });
