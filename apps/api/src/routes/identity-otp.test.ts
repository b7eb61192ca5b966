import { vRequestAadhaarOtpResponse, vSubmitAadhaarOtpResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identityTest, type IdentityTest } from '../testing/identity.ts';
import { STAND_IN_CODE } from '../testing/stand-ins/identity.ts';
import { read, refusal, type Actor } from '../testing/test-server.ts';

let it: IdentityTest;
let who: Actor;
let number = '';
let numbers = 0;

beforeAll(async () => {
  it = await identityTest('otp');
});
beforeEach(async () => {
  numbers += 1;
  number = String(345_678_000_000 + numbers);
  who = await it.server.person({ verified: false, name: 'Mallesh' });
  it.service.setMode('ok');
  it.service.requests.splice(0);
});
afterAll(() => it.close());

const begun = async () => read(vRequestAadhaarOtpResponse, await it.begin(who, number));
const submit = (token: string, otp = STAND_IN_CODE) =>
  it.server.call('POST', '/kyc/submitOTP', { token: who.token, body: { aadhaarNumber: number, token, otp } });

test('a code of the service verifies the person, with its name and birth date; the photo is dropped', async () => {
  it.service.register(number, {
    name: 'Mallesh  Fakkirappa Dollin',
    birthdate: '02-03-1995',
    photo: 'iVBORw0KGgo'.repeat(20_000),
  });
  const { token, next } = await begun();
  expect(next).toBe('code');
  const { user } = read(vSubmitAadhaarOtpResponse, await submit(token));
  expect(user).toMatchObject({ name: 'Mallesh Fakkirappa Dollin', birthdate: '1995-03-02', nameVerified: true });
  expect(user?.photo ?? null).toBeNull();
  expect(it.service.requests.map(({ path, headers, body }) => [path, headers, body])).toEqual([
    [
      '/verification/offline-aadhaar/otp',
      { 'x-client-id': 'CF1', 'x-client-secret': 'cfsk_secret' },
      { aadhaar_number: number },
    ],
    [
      '/verification/offline-aadhaar/verify',
      { 'x-client-id': 'CF1', 'x-client-secret': 'cfsk_secret' },
      { otp: STAND_IN_CODE, ref_id: it.service.references().at(-1) },
    ],
  ]);
});

test.each([
  ['1990-08-31', '1990-08-31'],
  ['1990', null],
  ['', null],
])('a birth date written as %j is %j', async (birthdate, date) => {
  it.service.register(number, { name: 'Mallesh', birthdate });
  const { token } = await begun();
  expect(read(vSubmitAadhaarOtpResponse, await submit(token)).user?.birthdate ?? null).toBe(date);
});

test('without the consent of the person the service is not asked', async () => {
  expect((await it.begin(who, number, {})).status).toBe(400);
  expect(it.service.requests).toEqual([]);
});

describe('an error of the service at the beginning', () => {
  test.each<[string, number, Record<string, string> | string, string | null]>([
    ['number-invalid', 400, { aadhaarNumber: 'This is not a valid Aadhaar number. Please check the digits.' }, null],
    ['number-unknown', 400, { aadhaarNumber: 'This Aadhaar number was not found. Please check the digits.' }, null],
    [
      'no-mobile',
      400,
      {
        aadhaarNumber:
          'No mobile is registered with this Aadhaar number, so no code can be sent. Please register one first.',
      },
      null,
    ],
    [
      'consent-missing',
      400,
      { consent: 'The verification service did not accept the consent. Please read it and agree again.' },
      null,
    ],
    [
      'already-verified',
      400,
      { aadhaarNumber: 'This number cannot be verified here. Please write to the support.' },
      null,
    ],
    ['too-soon', 429, 'The verification service asks you to wait. Please try again in 60 seconds.', '60'],
    ['generation-limit', 429, 'The verification service sends no more codes for now. Please wait 60 minutes.', '3600'],
  ])('%s is %i with its sentence', async (reason, status, said, retryAfter) => {
    it.service.register(number, { refused: reason });
    const reply = await it.begin(who, number);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, retryAfter]);
    const { errors, message } = refusal(reply);
    expect(errors ?? message).toEqual(said);
    // Another number, or the same one later, is possible at once: there is no code to wait for.
    it.service.register(number, {});
    expect((await it.begin(who, number)).status).toBe(200);
  });

  test.each<[string, unknown, number]>([
    [
      'wrong credentials',
      { type: 'authentication_error', message: 'Invalid clientId and clientSecret combination' },
      401,
    ],
    ['an address that is not allowed', { type: 'authentication_error', message: 'IP not whitelisted' }, 403],
    ['an empty account', { code: 'insufficient_balance', message: 'Insufficient balance' }, 422],
    ['a failure', { message: 'internal server error' }, 500],
    ['no JSON', '<html>', 502],
  ])('%s of ours is 503', async (_, body, status) => {
    it.service.replyOnce({ status, body });
    const reply = await it.begin(who, number);
    expect([reply.status, refusal(reply).message]).toEqual([
      503,
      'Identity verification is not available at the moment.',
    ]);
    expect((await it.begin(who, number)).status).toBe(200);
  });
});

describe('an error of the service about a code', () => {
  test.each<[string, number, Record<string, string> | string, boolean]>([
    ['code-wrong', 400, { otp: 'Invalid OTP. Please try again.' }, true],
    ['code-expired', 400, { otp: 'This code has expired. Please ask for a new one.' }, false],
    ['already-verified', 400, { otp: 'This code was already used. Please ask for a new one.' }, false],
    ['too-soon', 429, 'The verification service asks you to wait. Please try again in 60 seconds.', true],
    ['submission-limit', 429, 'The verification service accepts no more codes for now. Please wait 60 minutes.', false],
  ])('%s is %i with its sentence', async (reason, status, said, staysOpen) => {
    const { token } = await begun();
    it.service.replyOnce(reason);
    const reply = await submit(token);
    expect(reply.status).toBe(status);
    const { errors, message } = refusal(reply);
    expect(errors ?? message).toEqual(said);
    expect((await submit(token)).status).toBe(staysOpen ? 200 : 400);
    if (!staysOpen) expect((await it.begin(who, number)).status).toBe(200);
  });
});

// Words of Veriff, Setu and Cashfree.
test.each<[number, Record<string, string>, string]>([
  [400, { code: 'INVALID_OTP', message: 'The OTP entered is incorrect' }, 'otp'],
  [400, { code: 'invaild_otp', message: 'Invalid OTP value.' }, 'otp'],
  [400, { code: 'OTP_NOT_GENERATED', message: 'An OTP was not generated for the Aadhaar identifier' }, 'otp'],
  [400, { code: 'session_expired', message: 'The session has expired. Please try again.' }, 'otp'],
  [400, { code: 'something', message: 'Something else' }, 'otp'],
  // Words that would be about the number at the beginning.
  [400, { code: 'x', message: 'OTP does not match' }, 'otp'],
  [400, { code: 'x', message: 'You have entered an invalid code' }, 'otp'],
  [400, { code: 'x', message: 'OTP authentication failed' }, 'otp'],
])('an answer %i %j about a code is one about the code', async (status, body, field) => {
  const { token } = await begun();
  it.service.replyOnce({ status, body });
  expect(Object.keys(refusal(await submit(token)).errors ?? {})).toEqual([field]);
});

test.each<[number, Record<string, string>, string]>([
  [400, { code: 'aadhaar_not_linked', message: 'Aadhaar number does not have mobile number.' }, 'No mobile'],
  [200, { status: 'SUCCESS', message: 'Aadhaar not linked to mobile number', ref_id: '1' }, 'No mobile'],
  [400, { code: 'INVALID_PHONE_NUMBER', message: 'Invalid phone number tied to document number' }, 'No mobile'],
  [429, { code: 'otp_flooding_error', message: 'OTP Flooding error.' }, 'asks you to wait'],
  [429, { type: 'rate_limit_error', message: 'slow down' }, 'asks you to wait'],
  [409, { code: 'x', message: 'Otp generated recently' }, 'asks you to wait'],
  [400, { code: 'exceeded_otp_generation', message: 'Exceeded Maximum OTP generation Limit.' }, 'no more codes'],
  [200, { status: 'INVALID', message: 'Something else' }, 'not a valid'],
])('an answer %i %j at the beginning says: %s', async (status, body, said) => {
  it.service.replyOnce({ status, body });
  expect(refusal(await it.begin(who, number)).message).toContain(said);
});

test('two accounts of one number are one', async () => {
  await it.submit(who, number, STAND_IN_CODE);
  const other = await it.server.person({ verified: false });
  expect((await it.submit(other, number, STAND_IN_CODE)).status).toBe(409);
});
