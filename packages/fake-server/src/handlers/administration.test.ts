import { currentSettingOf } from '@sarraf/api-client/admin';
import { describe, expect, it } from 'vitest';
import { auditEntries, FIXTURE_NOW, makeAudit, settings, users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { createFakeServer } from '../server.ts';
import { changeSetting } from '../settings-state.ts';
import { failure, refusedWith, emptyNetwork } from '../testing/network.ts';

const { open } = emptyNetwork();

describe('administration', () => {
  it('saves a setting, and the sellers see it', async () => {
    const api = open(scenarios.admin());
    const price_ranges = [{ min: 1, max: null, price: 300 }];
    expect((await api.updateSetting({ key: 'price_ranges', value: price_ranges })).data.value).toEqual(price_ranges);
    expect((await api.getPriceRanges()).priceRanges).toEqual(price_ranges);
    expect(await refusedWith(api.updateSetting({ key: 'platform_fee', value: 2 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.updateSetting({ key: 'networks', value: 2 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.updateSetting({ key: 'nothing', value: 2 }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.updateSetting({ key: 'opening_hours', value: 2 }))).toMatchObject({ status: 400 });
  });

  it('counts the versions of a setting, and sends the newer value with a 409', async () => {
    const server = scenarios.admin();
    const api = open(server);
    const save = (value: number, version?: number) => api.updateSetting({ key: 'min_quantity', value, version });
    expect((await save(150, 0)).data.version).toBe(1);
    changeSetting(server, users.discounted, 'min_quantity', 120);
    const error = await failure(save(200, 1));
    expect(currentSettingOf(error)).toMatchObject({ key: 'min_quantity', value: 120, version: 2 });
    expect((await save(120, 1)).data.version, 'what is there already is no conflict').toBe(2);
    expect((await save(200)).data.version, 'without a version the last save wins').toBe(3);
  });

  it('adds every change and every sign-in of an administrator to the audit log, newest first', async () => {
    const server = scenarios.admin({ now: () => Date.parse(FIXTURE_NOW) });
    const api = open(server);
    await api.updateSetting({ key: 'platform_fee', value: 0.02 });
    await api.updateSetting({ key: 'platform_fee', value: 0.02 });
    for (const { mobile } of [users.seller, users.admin]) {
      await api.sendOtp({ mobile });
      await api.verifyOtp({ mobile, otp: '123456' });
    }
    const { data } = await api.getAudit();
    const user = { _id: users.admin._id, name: users.admin.name, mobile: users.admin.mobile };
    const at = new Date(FIXTURE_NOW).toISOString();
    expect(data).toEqual([
      { _id: expect.any(String), at, action: 'admin_signed_in', user },
      {
        _id: expect.any(String),
        at,
        action: 'setting_changed',
        user,
        key: 'platform_fee',
        oldValue: 0.01,
        newValue: 0.02,
      },
      ...auditEntries.map((entry) => ({ ...entry, user: { ...entry.user, name: entry.user.name ?? undefined } })),
    ]);
  });

  it('pages the audit log by the row before the page', async () => {
    const audit = makeAudit(45);
    const api = open(createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin, audit }));
    const first = (await api.getAudit()).data;
    const second = (await api.getAudit({ before: first.at(-1)?._id, limit: 20 })).data;
    const third = (await api.getAudit({ before: second.at(-1)?._id, limit: 50 })).data;
    expect([...first, ...second, ...third]).toEqual(audit);
    expect([first.length, third.length]).toEqual([20, 5]);
    expect(await refusedWith(api.getAudit({ before: 'nobody' }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.getAudit({ limit: 51 }))).toMatchObject({ status: 400 });
  });

  it('works without versions and without an audit log', async () => {
    const plain = settings.map(({ version: _version, ...setting }) => setting);
    const api = open(
      createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin, settings: plain, audit: null }),
    );
    expect((await api.updateSetting({ key: 'min_quantity', value: 150, version: 7 })).data).not.toHaveProperty(
      'version',
    );
    expect(await refusedWith(api.getAudit())).toMatchObject({ status: 404 });
  });

  it('lists exceptions, filtered by kind and by open or closed', async () => {
    const api = open(scenarios.admin());
    const ids = async (query: Parameters<typeof api.getExceptions>[0]) =>
      (await api.getExceptions(query)).data.map(({ _id }) => _id);
    expect(await api.getExceptions()).toMatchObject({ open: 6, total: 8 });
    expect(await ids({ kind: 'wrong-token' })).toEqual(['4']);
    expect(await ids({ open: false })).toEqual(['1']);
    expect(await ids({ page: 2 })).toEqual([]);
    expect(await refusedWith(api.getExceptions({ page: 0 }))).toMatchObject({ status: 400 });
  });

  it('returns the reconciliation', async () => {
    const { data } = await open(scenarios.admin()).getReconciliation({ refresh: true });
    expect(data).toMatchObject({ difference: '0', unsweptCount: data.unswept.length });
  });

  it('filters the statistics', async () => {
    const api = open(scenarios.admin());
    expect((await api.getStats({ dateFilter: 'week' })).data.chartData).toHaveLength(7);
    const { data } = await api.getStats({ dateFilter: 'all', search: 'BILAL' });
    expect(data.activities.map(({ user }) => user)).toEqual(['Bilal Ahmed']);
  });

  it('is closed to sellers', async () => {
    const api = open(scenarios.seller());
    const calls = [
      api.getSettings(),
      api.getAudit(),
      api.getExceptions(),
      api.getReconciliation(),
      api.setSandboxNetwork({ id: 'trc20' }),
      api.getStats({ dateFilter: 'all' }),
      api.updateSetting({ key: 'x', value: 1 }),
    ];
    const refusals = await Promise.all(calls.map(refusedWith));
    expect(refusals).toEqual(calls.map(() => expect.objectContaining({ status: 403 })));
  });
});
