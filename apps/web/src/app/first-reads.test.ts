import type { Api } from '@sarraf/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../shared/session/index.ts';
import { firstReads } from './first-reads.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A query that is old at once and forgotten at once, as that for an unfinished order. */
function begin(queryFn: () => Promise<string>) {
  const ask = vi.fn(queryFn);
  const options = { queryKey: ['order'], queryFn: ask, staleTime: 0, gcTime: 0, retry: false };
  const queries = createQueryClient();
  const done = vi.fn<() => void>();
  const read = firstReads(() => [new QueryObserver(queries, options)]);
  const reading = async () => {
    await read({ api: {} as Api, session: {} as Session, queries });
    done();
  };
  void reading();
  /** The page observes the query; how to leave it. */
  const mount = () => {
    const observer = new QueryObserver(queries, options);
    return { observer, leave: observer.subscribe(() => {}) };
  };
  return { ask, done, mount };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what was read is there for the page, which asks for nothing again until it comes back', async () => {
  const { ask, done, mount } = begin(async () => 'ours');
  await after(100);
  expect(done).toHaveBeenCalledOnce();
  const { observer, leave } = mount();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'ours', fetchStatus: 'idle' });
  await after(100);
  expect(ask).toHaveBeenCalledTimes(1);

  leave();
  await after(100);
  const again = mount();
  expect(again.observer.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'fetching' });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is the page’s to tell, and is not asked for again', async () => {
  const { ask, done, mount } = begin(() => Promise.reject(new Error('no')));
  await after(100);
  expect(done).toHaveBeenCalledOnce();
  expect(mount().observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' });
  await after(100);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer that takes long is waited for by the page itself', async () => {
  const answer = Promise.withResolvers<string>();
  const { ask, done, mount } = begin(() => answer.promise);
  await after(149);
  expect(done).not.toHaveBeenCalled();
  await after(1);
  expect(done).toHaveBeenCalledOnce();
  const { observer } = mount();
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true });
  answer.resolve('late');
  await after(1);
  expect(observer.getCurrentResult().data).toBe('late');
  expect(ask).toHaveBeenCalledTimes(1);
});
