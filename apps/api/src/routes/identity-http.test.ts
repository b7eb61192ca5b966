import {
  vRequestAadhaarOtpResponse,
  vSubmitAadhaarOtpResponse,
  vUpdateDetailsResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkOf, CONSENT, identityTest, type IdentityTest } from '../testing/identity.ts';
import { STAND_IN_CODE } from '../testing/stand-ins/identity.ts';
import { read, refusal, type Actor } from '../testing/test-server.ts';

let it: IdentityTest;
let who: Actor;
let NUMBER = '';
let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return String(234_567_000_000 + numbers);
};

beforeAll(async () => {
  it = await identityTest('http', { IDENTITY_TIMEOUT_MS: '600', OTP_TRIES: '3' }, { delayMs: 900 });
});
beforeEach(async () => {
  NUMBER = newNumber();
  who = await it.server.person({ verified: false, name: 'Ayesha Kahn' });
  it.service.setMode('ok');
  it.service.requests.splice(0);
});
afterAll(() => it.close());

const userRow = (id: string) =>
  it.server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const consents = () => it.server.db.selectFrom('consents').selectAll().where('user_id', '=', who.id).execute();
const owners = async (): Promise<string[]> =>
  (await it.server.db.selectFrom('identity_numbers').selectAll().where('user_id', '=', who.id).execute()).map(
    ({ user_id: id }) => id,
  );
const reference = (): string => it.service.references().at(-1) ?? '';
const redirected = async (person: Actor, number = NUMBER) => {
  it.service.register(number, { name: 'Ayesha Khan', birthdate: '1994-08-14', next: 'redirect' });
  return read(vRequestAadhaarOtpResponse, await it.begin(person, number));
};

describe('a request to the service', () => {
  test('is signed and has the number, the mobile, the consent in the language of the reader and the way back', async () => {
    const reply = await it.server.call('POST', '/kyc/requestOTP', {
      token: who.token,
      body: { aadhaarNumber: NUMBER.replaceAll(/(\d{4})(?=\d)/g, '$1 '), consent: CONSENT },
      headers: { 'accept-language': 'ur' },
    });
    expect(reply.status).toBe(200);
    const [request] = it.service.requests;
    expect(request).toMatchObject({ path: '/v1/begin', isSigned: true });
    const at = it.server.clock.now().toISOString();
    expect(request?.body).toEqual({
      id: expect.stringMatching(/^\w{24}$/),
      number: NUMBER,
      mobile: who.mobile,
      consent: { version: CONSENT, text: expect.stringContaining('صراف'), at },
      language: 'ur',
      returnUrl: 'https://sarraf.example/kyc',
    });
    expect(await consents()).toMatchObject([
      { user_id: who.id, purpose: 'identity', version: CONSENT, language: 'ur', text: expect.stringContaining('صراف') },
    ]);
  });

  test.each([[{}], [{ consent: '0' }], [{ consent: null }]])('is not made with %j as consent', async (body) => {
    const reply = await it.begin(who, NUMBER, body);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({ consent: 'Please read the consent and agree to it' });
    expect([it.service.requests, await consents()]).toEqual([[], []]);
  });

  test('comes after the consent is stored, which stays if the service is down', async () => {
    it.service.setMode('down');
    expect((await it.begin(who, NUMBER)).status).toBe(503);
    expect(await consents()).toHaveLength(1);
  });

  test('a consent cannot be changed or deleted', async () => {
    await it.begin(who, NUMBER);
    const { db } = it.server;
    await expect(db.updateTable('consents').set({ version: '2' }).execute()).rejects.toThrow(/never changed/);
    await expect(db.deleteFrom('consents').execute()).rejects.toThrow(/never changed/);
  });
});

describe('a code', () => {
  test('verifies the person: name and birth date of the service become theirs', async () => {
    it.service.register(NUMBER, { name: '  AYESHA   KHAN', birthdate: '14-08-1994' });
    const { user } = read(vSubmitAadhaarOtpResponse, await it.submit(who, NUMBER, STAND_IN_CODE));
    expect(user).toMatchObject({ name: 'AYESHA KHAN', birthdate: '1994-08-14', nameVerified: true, isVerified: true });
    expect(await userRow(who.id)).toMatchObject({ claimed_name: 'Ayesha Kahn', verified_name: 'AYESHA KHAN' });
    expect(await it.latest(who)).toMatchObject({ state: 'verified', next: 'code', last4: NUMBER.slice(-4) });
  });

  test('a verified name and birth date stay when the person saves other details', async () => {
    it.service.register(NUMBER, { name: 'AYESHA KHAN', birthdate: '1994-08-14' });
    await it.submit(who, NUMBER, STAND_IN_CODE);
    const save = (body: unknown) => it.server.call('PUT', '/user/update-details', { token: who.token, body });
    const other = await save({ fullName: 'Nadia Khan' });
    expect([other.status, refusal(other).errors]).toEqual([
      400,
      { fullName: 'Your name is verified and cannot be changed here' },
    ]);
    const younger = await save({ fullName: 'Ayesha Khan', birthdate: '1999-08-14' });
    expect(refusal(younger).errors).toEqual({ birthdate: 'Your date of birth is verified and cannot be changed here' });
    const { user } = read(vUpdateDetailsResponse, await save({ fullName: 'ayesha khan', email: 'a@example.com' }));
    expect(user).toMatchObject({ name: 'AYESHA KHAN', birthdate: '1994-08-14', email: 'a@example.com' });
  });

  test.each<[string, Parameters<IdentityTest['service']['register']>[1], string, string | null]>([
    ['no record', { match: 'no-record' }, 'Ayesha Kahn', null],
    ['a name without letters', { name: '---' }, 'Ayesha Kahn', null],
    ['a year alone', { name: 'Saurabh', birthdate: '1995' }, 'Saurabh', 'Saurabh'],
    ['a name in Urdu', { name: 'عائشہ  خان' }, 'عائشہ خان', 'عائشہ خان'],
  ])('with %s the name is claimed or verified, never guessed', async (_, person, name, verified) => {
    it.service.register(NUMBER, person);
    const { user } = read(vSubmitAadhaarOtpResponse, await it.submit(who, NUMBER, STAND_IN_CODE));
    expect(user).toMatchObject({ name, nameVerified: verified !== null, isVerified: true });
    expect(user?.birthdate ?? null).toBeNull();
    expect((await userRow(who.id)).verified_name).toBe(verified);
  });

  test('a wrong one is refused, the right one counts after it, and once', async () => {
    const { token } = read(vRequestAadhaarOtpResponse, await it.begin(who, NUMBER));
    const submit = (otp: string) =>
      it.server.call('POST', '/kyc/submitOTP', { token: who.token, body: { aadhaarNumber: NUMBER, token, otp } });
    expect(refusal(await submit('000000')).errors).toEqual({ otp: 'Invalid OTP. Please try again.' });
    // 409 when the other one has verified the person before this one is read.
    const replies = await Promise.all([submit(STAND_IN_CODE), submit(STAND_IN_CODE)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([400, 409])]);
    expect(await owners()).toEqual([who.id]);
  });

  test('whose answer comes too late costs no try, and the same code counts afterwards', async () => {
    const { token } = read(vRequestAadhaarOtpResponse, await it.begin(who, NUMBER));
    const submit = () =>
      it.server.call('POST', '/kyc/submitOTP', {
        token: who.token,
        body: { aadhaarNumber: NUMBER, token, otp: STAND_IN_CODE },
      });
    it.service.setMode('late');
    for (let again = 0; again < 4; again += 1) expect((await submit()).status).toBe(503);
    it.service.setMode('ok');
    expect((await submit()).status).toBe(200);
  });

  test('of a reference that the service has forgotten needs a new code, at once', async () => {
    const { token } = read(vRequestAadhaarOtpResponse, await it.begin(who, NUMBER));
    it.service.forget(reference());
    const body = { aadhaarNumber: NUMBER, token, otp: STAND_IN_CODE };
    const reply = await it.server.call('POST', '/kyc/submitOTP', { token: who.token, body });
    expect(refusal(reply).errors).toEqual({ otp: 'This code has expired. Please ask for a new one.' });
    expect((await it.submit(who, NUMBER, STAND_IN_CODE)).status).toBe(200);
  });

  test('after which the service needs time lets the person wait', async () => {
    const { token } = read(vRequestAadhaarOtpResponse, await it.begin(who, NUMBER));
    it.service.setMode('pending');
    const body = { aadhaarNumber: NUMBER, token, otp: STAND_IN_CODE };
    const reply = await it.server.call('POST', '/kyc/submitOTP', { token: who.token, body });
    expect(read(vSubmitAadhaarOtpResponse, reply).user).toMatchObject({ isVerified: false });
    expect(await it.latest(who)).toMatchObject({ state: 'pending', next: 'wait' });
    it.service.setMode('ok');
    it.service.decide(reference(), 'verified');
    expect(checkOf(await it.check(who)).check.state).toBe('verified');
  });
});

describe('a service that does not answer', () => {
  test.each([
    ['slow', 1],
    ['down', 6],
    ['cut', 6],
    ['garbage', 6],
  ] as const)('because it is %s costs no request', async (mode, times) => {
    it.service.setMode(mode);
    for (let again = 0; again < times; again += 1) {
      const reply = await it.begin(who, NUMBER);
      expect([reply.status, refusal(reply).message]).toEqual([
        503,
        'Identity verification is not available at the moment.',
      ]);
    }
    it.service.setMode('ok');
    expect((await it.submit(who, NUMBER, STAND_IN_CODE)).status).toBe(200);
  });
});

describe('a redirect', () => {
  test('that the person agrees to verifies them; asked before the end it is pending', async () => {
    const begun = await redirected(who);
    expect(begun).toMatchObject({
      next: 'redirect',
      redirectUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/agree\//),
    });
    const early = checkOf(await it.check(who));
    expect(early.check).toMatchObject({
      state: 'pending',
      redirectUrl: begun.redirectUrl,
      expiresAt: expect.any(String),
    });
    const page = await fetch(`${begun.redirectUrl}/yes`, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe('https://sarraf.example/kyc');
    it.server.advance(1000);
    const done = checkOf(await it.check(who));
    expect(done.check).toMatchObject({ state: 'verified', redirectUrl: null });
    expect(done.user).toMatchObject({ name: 'Ayesha Khan', birthdate: '1994-08-14', nameVerified: true });
  });

  test('done twice changes nothing the second time', async () => {
    const { redirectUrl } = await redirected(who);
    for (const answer of ['yes', 'no', 'yes']) {
      await fetch(`${redirectUrl}/${answer}`, { redirect: 'manual' });
      it.server.advance(1000);
      expect(checkOf(await it.check(who))).toMatchObject({ check: { state: 'verified' }, user: { isVerified: true } });
    }
    expect(await owners()).toEqual([who.id]);
  });

  test('that the person refuses can be begun again at once', async () => {
    const { redirectUrl } = await redirected(who);
    await fetch(`${redirectUrl}/no`, { redirect: 'manual' });
    const refused = await it.check(who);
    expect(refused.json).toMatchObject({
      message: 'You did not agree on the page of the verification service, so nothing was verified.',
      check: { state: 'refused', reason: 'not-agreed' },
      user: null,
    });
    expect((await redirected(who)).redirectUrl).not.toBe(redirectUrl);
  });

  test('that the person left is the same after a reload, and ends after ten minutes', async () => {
    const { redirectUrl } = await redirected(who);
    expect((await redirected(who)).redirectUrl).toBe(redirectUrl);
    expect(it.service.requests).toHaveLength(1);
    it.server.advance(10 * 60_000);
    expect(checkOf(await it.check(who)).check).toMatchObject({ state: 'refused', reason: 'expired' });
    expect((await redirected(who)).redirectUrl).not.toBe(redirectUrl);
  });

  test('that is agreed to at the last moment counts when the person returns late', async () => {
    const { redirectUrl } = await redirected(who);
    await fetch(`${redirectUrl}/yes`, { redirect: 'manual' });
    it.server.advance(60 * 60_000);
    expect(checkOf(await it.check(who)).check.state).toBe('verified');
  });

  test('to another number is no longer asked about once a newer one has begun', async () => {
    const first = await redirected(who);
    it.server.advance(60_000);
    const other = newNumber();
    await redirected(who, other);
    await fetch(`${first.redirectUrl}/yes`, { redirect: 'manual' });
    expect(checkOf(await it.check(who)).check).toMatchObject({ state: 'pending', last4: other.slice(-4) });
  });

  test.each(['javascript:alert(1)', 'http://verify.example/x', 'https://a:b@verify.example/', 'data:text/html,x'])(
    'to %s is not shown',
    async (address) => {
      const { identity } = it.server.services;
      expect(identity.adapter).toBe('http');
      it.service.register(NUMBER, { redirect: address });
      expect((await it.begin(who, NUMBER)).status).toBe(503);
    },
  );

  test('the service is asked once a second, by any number of calls', async () => {
    await redirected(who);
    await Promise.all(Array.from({ length: 20 }, () => it.check(who)));
    expect(it.service.requests.filter(({ path }) => path === '/v1/check')).toHaveLength(1);
  });

  test('cannot be finished after the operator chose another provider', async () => {
    await redirected(who);
    await it.server.db.updateTable('identity_checks').set({ adapter: 'otp' }).where('user_id', '=', who.id).execute();
    expect(checkOf(await it.check(who)).check).toMatchObject({ state: 'refused', reason: 'expired' });
  });
});

describe('waiting', () => {
  test('ends when the service has decided', async () => {
    it.service.register(NUMBER, { name: 'Ayesha Khan', next: 'wait' });
    expect(read(vRequestAadhaarOtpResponse, await it.begin(who, NUMBER)).next).toBe('wait');
    expect(checkOf(await it.check(who)).check.state).toBe('pending');
    it.service.setMode('down');
    it.server.advance(1000);
    expect((await it.check(who)).status).toBe(503);
    it.service.setMode('ok');
    it.service.decide(reference(), 'verified');
    it.server.advance(1000);
    expect(checkOf(await it.check(who))).toMatchObject({ check: { state: 'verified' }, user: { name: 'Ayesha Khan' } });
  });

  test('somebody who has begun nothing has no check', async () => {
    expect((await it.check(who)).status).toBe(404);
    expect(await it.latest(who)).toBeNull();
  });
});

describe('one number, one account', () => {
  const TAKEN = 'This Aadhaar number belongs to another account. Sign in with that account, or write to the support.';

  test('a second account is refused, only after it has proven the number', async () => {
    const other = await it.server.person({ verified: false });
    await it.submit(who, NUMBER, STAND_IN_CODE);
    const unknown = await it.begin(await it.server.person({ verified: false }), newNumber());
    const known = await it.begin(other, NUMBER);
    expect(Object.keys(Object(known.json))).toEqual(Object.keys(Object(unknown.json)));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    it.server.advance(60_000);
    const wrong = await it.submit(other, NUMBER, '000000');
    expect(refusal(wrong).errors).toEqual({ otp: 'Invalid OTP. Please try again.' });
    it.server.advance(60_000);
    const right = await it.submit(other, NUMBER, STAND_IN_CODE);
    expect([right.status, refusal(right).message]).toEqual([409, TAKEN]);
    expect((await userRow(other.id)).is_verified).toBe(false);
    expect(await it.latest(other)).toMatchObject({ state: 'refused', reason: 'taken' });
  });

  test('of two accounts that agree at the same time one is verified', async () => {
    const other = await it.server.person({ verified: false });
    for (const person of [who, other]) {
      const { redirectUrl } = await redirected(person);
      await fetch(`${redirectUrl}/yes`, { redirect: 'manual' });
    }
    const replies = await Promise.all([it.check(who), it.check(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = replies[0]?.status === 409 ? who : other;
    it.server.advance(1000);
    expect((await it.check(loser)).status).toBe(409);
  });

  test('the number is in no table, only its hash', async () => {
    await it.submit(who, NUMBER, STAND_IN_CODE);
    const { db } = it.server;
    const rows = await Promise.all([
      db.selectFrom('identity_checks').selectAll().execute(),
      db.selectFrom('identity_numbers').selectAll().execute(),
      db.selectFrom('consents').selectAll().execute(),
      db.selectFrom('codes').selectAll().execute(),
      db.selectFrom('limits').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
  });
});

test('an outage of the service locks nobody out', async () => {
  const strict = await identityTest('http', { OTP_SENDS_PER_AADHAAR_HOUR: '1' });
  try {
    const person = await strict.server.person({ verified: false });
    strict.service.setMode('down');
    for (let again = 0; again < 3; again += 1) expect((await strict.begin(person, NUMBER)).status).toBe(503);
    strict.service.setMode('ok');
    expect((await strict.begin(person, NUMBER)).status).toBe(200);
    const other = await strict.server.person({ verified: false });
    expect((await strict.begin(other, NUMBER)).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('a number that the service does not know counts towards the limit of requests', async () => {
  it.service.register(NUMBER, { refused: 'number-unknown' });
  const errors = { aadhaarNumber: 'This Aadhaar number was not found. Please check the digits.' };
  for (let again = 0; again < 5; again += 1) expect(refusal(await it.begin(who, NUMBER)).errors).toEqual(errors);
  expect((await it.begin(who, NUMBER)).status).toBe(429);
});
