import {
  vCheckLoginResponse,
  vRequestAadhaarOtpResponse,
  vSendOtpResponse,
  vVerifyOtpResponse,
} from '@sarraf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { read, refusal, serverBeside, testServer, type TestServer } from '../testing/test-server.ts';

const [A, B] = [`a:${'1'.repeat(32)}`, `b:${'2'.repeat(32)}`];
const CODE_LIFE_MS = 5 * 60_000;
const CHECKED_NUMBER = '234567891111';

let old: TestServer;
beforeEach(async () => {
  old = await testServer({ SARRAF_SECRETS: A });
  await old.services.dataKey();
});
afterEach(() => old.close());

const withKeys = async (...keys: string[]): Promise<TestServer> => {
  const server = serverBeside(old, { SARRAF_SECRETS: keys.join(',') });
  await server.services.dataKey();
  return server;
};

let numbers = 0;
/** Requests a sign-in code from one server; returns the mobile and the code. */
async function askFor(server: TestServer): Promise<{ mobile: string; otp: string }> {
  const mobile = `+92303${String((numbers += 1)).padStart(7, '0')}`;
  read(vSendOtpResponse, await server.call('POST', '/auth/send-otp', { body: { mobile } }));
  return { mobile, otp: await server.newestCode(mobile) };
}
const enter = (server: TestServer, code: { mobile: string; otp: string }) =>
  server.call('POST', '/auth/verify-otp', { body: code });
const signIn = async (server: TestServer) => read(vVerifyOtpResponse, await enter(server, await askFor(server)));

const beginCheck = async (server: TestServer, token: string, aadhaarNumber = CHECKED_NUMBER) =>
  read(vRequestAadhaarOtpResponse, await server.call('POST', '/kyc/requestOTP', { token, body: { aadhaarNumber } }))
    .token;
const enterCheck = async (
  server: TestServer,
  who: { token: string; mobile: string },
  token: string,
  aadhaarNumber = CHECKED_NUMBER,
) =>
  server.call('POST', '/kyc/submitOTP', {
    token: who.token,
    body: { aadhaarNumber, token, otp: await server.newestCode(who.mobile) },
  });

const storedKey = () => old.db.selectFrom('data_keys').selectAll().executeTakeFirstOrThrow();

describe('a key is rotated', () => {
  test('sessions survive, codes are entered under every key of the ring, and the old key can go after five minutes', async () => {
    const { token } = await signIn(old);
    const [before, late] = [await askFor(old), await askFor(old)];
    const both = await withKeys(B, A);
    expect((await enter(both, before)).status).toBe(200);
    expect(await both.call('POST', '/auth/check-login', { token, body: {} })).toMatchObject({ status: 200 });

    const after = await askFor(both);
    old.advance(CODE_LIFE_MS);
    expect((await enter(both, late)).status).toBe(400);
    const fresh = await askFor(both);
    const alone = await withKeys(B);
    expect((await enter(alone, after)).status).toBe(400);
    expect((await enter(alone, fresh)).status).toBe(200);
    const session = await alone.call('POST', '/auth/check-login', { token, body: {} });
    expect(read(vCheckLoginResponse, session).success).toBe(true);
  });

  test('a code on its way is sent over another channel by a server with the new key', async () => {
    const { mobile, otp } = await askFor(old);
    const both = await withKeys(B, A);
    const body = { mobile, channel: 'sms' };
    expect(read(vSendOtpResponse, await both.call('POST', '/auth/send-otp', { body })).channel).toBe('sms');
    const messages = await old.db
      .selectFrom('sandbox_messages')
      .select(['channel', 'code'])
      .where('mobile', '=', mobile)
      .execute();
    expect(messages).toEqual([
      { channel: 'whatsapp', code: otp },
      { channel: 'sms', code: otp },
    ]);
  });

  test('an identity number still has one account, also with the old key gone', async () => {
    const owner = await old.person({ verified: false });
    expect((await enterCheck(old, owner, await beginCheck(old, owner.token))).status).toBe(200);
    await withKeys(B, A);
    const alone = await withKeys(B);
    const second = await alone.person({ verified: false });
    const reply = await enterCheck(alone, second, await beginCheck(alone, second.token));
    expect([reply.status, refusal(reply).message]).toEqual([409, expect.stringContaining('another account')]);
  });

  test('an identity check that was begun before is ended after it', async () => {
    const who = await old.person({ verified: false });
    const token = await beginCheck(old, who.token, '234567891112');
    const both = await withKeys(B, A);
    expect((await enterCheck(both, who, token, '234567891112')).status).toBe(200);
  });

  test('without the old key before its codes have expired, they are wrong codes and nothing worse', async () => {
    await withKeys(B, A);
    const code = await askFor(old);
    expect((await enter(await withKeys(B), code)).status).toBe(400);
    expect((await enter(old, code)).status).toBe(200);
  });
});

describe('a rolling restart', () => {
  test('the new key second everywhere, then first: codes of each process work on every other', async () => {
    const steps = [await withKeys(A, B), await withKeys(B, A)];
    const pairs = [
      [old, steps[0]],
      [steps[0], steps[1]],
    ] as const;
    for (const [one, other] of pairs) {
      if (!one || !other) throw new Error('a step is missing');
      expect((await enter(other, await askFor(one))).status).toBe(200);
      expect((await enter(one, await askFor(other))).status).toBe(200);
    }
  });

  test('a process of the step before may start again in between: the last start decides which key encrypts the data key', async () => {
    await withKeys(B, A);
    expect((await storedKey()).key_id).toBe('b');
    await withKeys(A, B);
    expect((await storedKey()).key_id).toBe('a');
    await withKeys(B, A);
    await withKeys(B);
    expect((await storedKey()).key_id).toBe('b');
  });
});

describe('the data key', () => {
  test('is the same for processes that start at once, and stays the same when it is encrypted again', async () => {
    await old.db.deleteFrom('data_keys').execute();
    const rings = [[A], [A, B], [A], [A, B], [A]];
    const keys = await Promise.all(rings.map(async (ring) => (await withKeys(...ring)).services.dataKey()));
    const hexes = new Set(
      [...keys, await (await withKeys(B, A)).services.dataKey()].map((key) => Buffer.from(key).toString('hex')),
    );
    expect(hexes.size).toBe(1);
    expect(await old.db.selectFrom('data_keys').selectAll().execute()).toHaveLength(1);
  });

  test('is refused under another secret, and nothing is changed or made new', async () => {
    const before = await storedKey();
    await expect(withKeys(B)).rejects.toThrow(/^No key of SARRAF_SECRETS \(or SARRAF_SECRET\) decrypts the data key/);
    expect(await storedKey()).toEqual(before);
  });

  test('of a database of an earlier release is its secret, so that its identity hashes still match', async () => {
    await old.db.deleteFrom('data_keys').execute();
    await old.person();
    await expect(withKeys(B, A)).rejects.toThrow(/Start once with that secret alone/);
    const secret = '1'.repeat(32);
    expect(Buffer.from(await (await withKeys(A)).services.dataKey()).toString()).toBe(secret);
    expect(JSON.stringify(await storedKey())).not.toContain(secret);
    expect(Buffer.from(await (await withKeys(B, A)).services.dataKey()).toString()).toBe(secret);
  });
});
