import {
  vGetAuditResponse,
  vGetSettingsResponse,
  vSettingConflictReply,
  vUpdateSettingResponse,
} from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_NETWORKS } from '../settings/default-market.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let bilal: Actor;
let omar: Actor;
beforeAll(async () => {
  server = await testServer();
  bilal = await server.person({ admin: true, name: 'Bilal' });
  omar = await server.person({ admin: true, name: 'Omar' });
});
afterAll(() => server.close());

const put = (who: Actor, key: string, value: unknown, version?: number | null) =>
  server.call('PUT', `/settings/${key}`, { token: who.token, body: { value, version } });
const settingOf = async (key: string) => {
  const reply = await server.call('GET', '/settings', { token: bilal.token });
  return read(vGetSettingsResponse, reply).data.find((setting) => setting.key === key);
};
const audit = async (query = '') =>
  read(vGetAuditResponse, await server.call('GET', `/audit${query}`, { token: bilal.token })).data;
async function signIn(mobile: string): Promise<number> {
  await server.call('POST', '/auth/send-otp', { body: { mobile } });
  const otp = await server.newestCode(mobile);
  return (await server.call('POST', '/auth/verify-otp', { body: { mobile, otp } })).status;
}

test('a row has the name of its administrator at the time of the action', async () => {
  const nadia = await server.person({ admin: true, name: 'Nadia' });
  expect((await put(nadia, 'otp_resend_seconds', 75)).status).toBe(200);
  await server.db.updateTable('users').set({ name: 'Nadia Rehman' }).where('id', '=', nadia.id).execute();
  expect((await put(nadia, 'otp_resend_seconds', 60)).status).toBe(200);
  const rows = (await audit()).filter(({ user }) => user._id === nadia.id);
  expect(rows.map(({ user }) => user)).toEqual([
    { _id: nadia.id, name: 'Nadia Rehman', mobile: nadia.mobile },
    { _id: nadia.id, name: 'Nadia', mobile: nadia.mobile },
  ]);
});

describe('a setting', () => {
  test('is at version 0 until it is changed, and at one more with every change', async () => {
    expect(await settingOf('platform_fee')).toMatchObject({ value: 0.01, version: 0 });
    const first = read(vUpdateSettingResponse, await put(bilal, 'platform_fee', 0.012, 0)).data;
    expect(first).toMatchObject({ key: 'platform_fee', value: 0.012, version: 1 });
    expect(read(vUpdateSettingResponse, await put(omar, 'platform_fee', 0.015, 1)).data.version).toBe(2);
    expect(await settingOf('platform_fee')).toMatchObject({ value: 0.015, version: 2 });
  });

  test('of another version is refused with the newer value, and nothing is saved', async () => {
    const before = await audit();
    const reply = await put(bilal, 'platform_fee', 0.02, 1);
    expect(reply.status).toBe(409);
    expect(read(vSettingConflictReply, reply)).toMatchObject({
      message: 'Somebody else changed this setting. Look at the newer value first.',
      data: { key: 'platform_fee', value: 0.015, dataType: 'NUMBER', minValue: 0, maxValue: 1, version: 2 },
    });
    expect((await put(bilal, 'platform_fee', 0.02, 3)).status, 'a version still to come').toBe(409);
    expect(await settingOf('platform_fee')).toMatchObject({ value: 0.015, version: 2 });
    expect(await audit()).toEqual(before);
  });

  test('saved without a version is saved, as it always was', async () => {
    expect(read(vUpdateSettingResponse, await put(bilal, 'platform_fee', 0.01)).data.version).toBe(3);
  });

  test('saved as it is stays at its version and leaves no row, whatever version was sent', async () => {
    const before = await audit();
    for (const version of [undefined, null, 3, 1]) {
      const reply = await put(omar, 'platform_fee', 0.01, version);
      expect(read(vUpdateSettingResponse, reply).data).toMatchObject({ value: 0.01, version: 3 });
    }
    expect(read(vUpdateSettingResponse, await put(omar, 'networks', DEFAULT_NETWORKS, 0)).data.version).toBe(0);
    expect(await audit()).toEqual(before);
  });

  test.each([-1, 0.5, '0', {}])('wants a whole number as its version, not %j', async (version) => {
    const reply = await server.call('PUT', '/settings/platform_fee', {
      token: bilal.token,
      body: { value: 0.03, version },
    });
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, ['version']]);
  });

  test.each(['min_quantity', 'price_ranges'])(
    '%s saved by two at the same time is saved once, the other call is a 409',
    async (key) => {
      const value = (at: number, by: number) =>
        key === 'min_quantity' ? 200 + at * 2 + by : [{ min: 1, max: null, price: 200 + at * 2 + by }];
      // The first time there is no row yet; later there is one.
      for (let at = 0; at < 20; at += 1) {
        const replies = await Promise.all([put(bilal, key, value(at, 0), at), put(omar, key, value(at, 1), at)]);
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const won = replies.findIndex(({ status }) => status === 200);
        expect(await settingOf(key)).toMatchObject({ value: value(at, won), version: at + 1 });
        const loser = read(vSettingConflictReply, replies[1 - won] ?? replies[0]);
        expect(loser.data).toMatchObject({ value: value(at, won), version: at + 1 });
      }
      const rows = (await audit('?limit=50')).filter((row) => row.key === key);
      expect(rows).toHaveLength(20);
      expect(rows.slice(0, -1).map(({ oldValue }) => oldValue)).toEqual(rows.slice(1).map(({ newValue }) => newValue));
    },
  );
});

describe('the record', () => {
  test('says who changed what, when, from what to what', async () => {
    const networks = DEFAULT_NETWORKS.slice(0, 2);
    server.advance(61_000);
    await put(omar, 'networks', networks, 0);
    expect((await audit())[0]).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      at: server.clock.now().toISOString(),
      action: 'setting_changed',
      user: { _id: omar.id, name: 'Omar', mobile: omar.mobile },
      key: 'networks',
      oldValue: DEFAULT_NETWORKS,
      newValue: networks,
    });
  });

  test('has a row for each sign-in of an administrator, and none for a seller’s or a wrong code', async () => {
    const seller = await server.person();
    const before = await audit();
    expect(await signIn(seller.mobile)).toBe(200);
    await server.call('POST', '/auth/send-otp', { body: { mobile: omar.mobile } });
    const wrong = (await server.newestCode(omar.mobile)) === '000000' ? '000001' : '000000';
    const guess = await server.call('POST', '/auth/verify-otp', { body: { mobile: omar.mobile, otp: wrong } });
    expect(guess.status).toBe(400);
    expect(await audit()).toEqual(before);
    expect(await signIn(bilal.mobile)).toBe(200);
    const [newest, ...rest] = await audit();
    expect(newest).toEqual({
      _id: expect.any(String),
      at: server.clock.now().toISOString(),
      action: 'admin_signed_in',
      user: { _id: bilal.id, name: 'Bilal', mobile: bilal.mobile },
    });
    expect(rest).toEqual(before.slice(0, 19));
  });

  test('comes in pages that rows written meanwhile do not shift', async () => {
    const all = await audit('?limit=50');
    const pages = [await audit('?limit=7')];
    for (let page = pages[0]; page?.length === 7; page = pages.at(-1)) {
      await put(omar, 'otp_resend_seconds', 60 + pages.length);
      pages.push(await audit(`?limit=7&before=${page.at(-1)?._id}`));
    }
    expect(all.length).toBeLessThan(50);
    expect(pages.flat()).toEqual(all);
    const ids = pages.flat().map(({ _id }) => Number(_id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(await audit()).toHaveLength(20);
    expect(await audit('?before=1')).toEqual([]);
  });

  test.each(['before=0', 'before=x', 'before=-1', 'before=1.5', 'before=9999999999', 'before=', 'limit=0', 'limit=51'])(
    'refuses ?%s',
    async (query) => {
      const reply = await server.call('GET', `/audit?${query}`, { token: bilal.token });
      expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  test('can be changed, shortened or emptied by no call, and by no statement', async () => {
    const before = await audit('?limit=50');
    const id = before[0]?._id;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/audit', `/audit/${id}`, `/audit?before=${id}`]) {
        const reply = await server.call(method, path, { token: bilal.token, body: { action: 'nothing', _id: id } });
        expect([method, path, reply.status]).toEqual([method, path, 404]);
      }
    }
    for (const statement of [
      'update audit set action = action',
      'delete from audit',
      'truncate audit',
      'truncate users cascade',
      'set local session_replication_role = replica; delete from audit',
    ]) {
      const tried = server.db.transaction().execute(async (trx) => {
        for (const part of statement.split('; ')) await sql.raw(part).execute(trx);
      });
      await expect(tried, statement).rejects.toThrow('rows of audit are never changed or deleted');
    }
    expect(await audit('?limit=50')).toEqual(before);
  });

  test('holds its row or the change is undone: one is not there without the other', async () => {
    await sql`alter table audit rename to audit_away`.execute(server.db);
    try {
      expect((await put(bilal, 'platform_fee', 0.5)).status).toBe(500);
      expect((await put(bilal, 'transaction_exp_time', 90_000)).status).toBe(500);
    } finally {
      await sql`alter table audit_away rename to audit`.execute(server.db);
    }
    expect(await settingOf('platform_fee')).toMatchObject({ value: 0.01, version: 3 });
    expect(await settingOf('transaction_exp_time')).toMatchObject({ version: 0 });
  });
});
