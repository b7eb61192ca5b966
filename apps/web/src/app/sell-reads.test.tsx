import type { Api } from '@sarraf/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useShownHeaderTexts } from '../shared/page-header/index.ts';
import type { Session } from '../shared/session/index.ts';
import { createQueryClient } from './query-client.ts';
import { sellReads } from './SellRoute.tsx';

const Header = () => useShownHeaderTexts()?.title ?? 'the usual';
const header = () => renderToStaticMarkup(<Header />);

/** Opens the page of a seller who has an order in hand; ends the session. */
async function open(getPriceRanges: () => Promise<unknown>) {
  const listeners: (() => void)[] = [];
  const onEnd: Session['onEnd'] = (listener) => {
    listeners.push(listener);
    return () => {};
  };
  const api = {
    getPriceRanges,
    getBanks: async () => ({ banks: [], unreadable: [] }),
    getActiveOrder: async () => ({ data: { _id: '665f1b2c9d3e4a0012ab0201', expiresIn: 900 } }),
  } as Partial<Record<keyof Api, unknown>> as Api;
  await sellReads({ api, session: { onEnd } as Partial<Session> as Session, queries: createQueryClient() });
  return () => listeners.forEach((listener) => listener());
}

test('the header speaks of an order that is about to be drawn, and no longer once the session has ended', async () => {
  const end = await open(async () => ({ priceRanges: [] }));
  expect(header()).toBe('Payment Details');
  end();
  expect(header()).toBe('the usual');
});

test('it does not where prices could not be read: no step stands there that would take the words back', async () => {
  await open(() => Promise.reject(new Error('no')));
  expect(header()).toBe('the usual');
});
