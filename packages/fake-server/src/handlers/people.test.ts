import { ApiError } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { orders, users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { failure, emptyNetwork } from '../testing/network.ts';

const { open } = emptyNetwork();

describe('payment accounts', () => {
  it.each([
    { method: 'nayapay' as const, missing: ['nayapayId', 'phoneNumber'] },
    { method: 'raast' as const, missing: ['iban', 'phoneNumber'] },
    { method: 'bank' as const, missing: ['accountNumber', 'bankName'] },
    { method: 'bank' as const, bankName: 'meezan', missing: ['accountNumber', 'phoneNumber'] },
    { method: 'bank' as const, bankName: 'ubl', missing: ['accountNumber'] },
    { method: 'others' as const, missing: ['accountNumber'] },
  ])('$method $bankName needs $missing', async ({ missing, ...account }) => {
    const error = await failure(open(scenarios.seller()).addBank({ name: 'Ayesha', ...account }));
    expect(error instanceof ApiError && Object.keys(error.errors ?? {}).toSorted()).toEqual(missing);
  });
});

describe('history and profiles', () => {
  it('list pages newest first, for a seller without deleted orders', async () => {
    const api = open(scenarios.seller());
    const pages = [await api.getHistory({ page: 1, limit: 5 }), await api.getHistory({ page: 2, limit: 5 })];
    const rows = pages.flatMap(({ data }) => data);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ created_ts }) => created_ts)).toEqual(
      rows
        .map(({ created_ts }) => created_ts)
        .toSorted()
        .toReversed(),
    );
    expect(rows.some(({ deleted }) => deleted)).toBe(false);
    expect((await open(scenarios.emptySeller()).getHistory({ page: 1, limit: 10 })).data).toEqual([]);
  });

  it.each([
    [{ status: 'completed' as const }, [orders.completed, orders.success, orders.received]],
    [{ status: 'failed' as const }, [orders.timeout, orders.failed]],
    [{ from: '2025-05-27', to: '2025-05-28' }, [orders.success, orders.cancelled]],
    [{ search: 'utr2505281831904' }, [orders.success]],
    [{ search: orders.inProcess.hash ?? '' }, [orders.inProcess]],
    [{ search: 'ab0203', status: 'cancelled' as const }, []],
  ])('find %j', async (filter, found) => {
    const { data, total } = await open(scenarios.seller()).getHistory({ page: 1, limit: 10, ...filter });
    expect(data.map(({ _id }) => _id)).toEqual(found.map(({ _id }) => _id));
    expect(total).toBe(found.length);
  });

  it('refuse a period that ends before it begins', async () => {
    const wrong = { from: '2025-05-28', to: '2025-05-27' };
    const error = await failure(open(scenarios.seller()).getHistory({ page: 1, limit: 10, ...wrong }));
    expect(error).toMatchObject({ status: 400, errors: { to: 'The last day is before the first one' } });
  });

  it('show administrators everything', async () => {
    const api = open(scenarios.admin());
    expect((await api.getHistory({ page: 1, limit: 100 })).data).toHaveLength(9);
    const { user } = await api.getProfileById({ userId: '665f1b2c9d3e4a0012ab0001' });
    expect(user).toMatchObject({ mobile: users.seller.mobile, wallet_balance: 12.5 });
  });

  it('show a seller only some fields of another user', async () => {
    const api = open(scenarios.emptySeller());
    const { user, stats } = await api.getProfileById({ userId: '665f1b2c9d3e4a0012ab0001' });
    expect(Object.keys(user).toSorted()).toEqual(['isKycVerified', 'isVerified', 'name']);
    expect(Object.keys(stats).toSorted()).toEqual(['successRate', 'totalSells']);
  });
});
