import { vRequestAadhaarOtpResponse, vSubmitAadhaarOtpResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkOf } from '../testing/identity.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let who: Actor;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  who = await server.person({ verified: false, name: 'Nadia Hussain' });
});
afterAll(() => server.close());

const inUrdu = { 'accept-language': 'ur' };
const begin = (aadhaarNumber: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/kyc/requestOTP', { token: who.token, body: { aadhaarNumber }, headers });
const check = () => server.call('POST', '/kyc/check', { token: who.token });
const verifyByCode = async (aadhaarNumber: string) => {
  const { token } = read(vRequestAadhaarOtpResponse, await begin(aadhaarNumber));
  const otp = await server.newestCode(who.mobile);
  const reply = await server.call('POST', '/kyc/submitOTP', { token: who.token, body: { aadhaarNumber, token, otp } });
  return read(vSubmitAadhaarOtpResponse, reply).user;
};
const redirectOf = async (headers = {}) => {
  const { next, redirectUrl } = read(vRequestAadhaarOtpResponse, await begin('234567890001', headers));
  expect(next).toBe('redirect');
  return redirectUrl ?? '';
};
const answer = (path: string, given: string) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });

describe('the simulated identity service, by the last digits of the number', () => {
  test('any number: a code, and the name that the person claims', async () => {
    expect(await verifyByCode('234567891111')).toMatchObject({ name: 'Nadia Hussain', nameVerified: true });
  });

  test('0001: a page where the person agrees, and comes back verified', async () => {
    const path = await redirectOf();
    const page = await server.app.request(path);
    expect(await page.text()).toContain('Agree and continue');
    expect(checkOf(await check()).check).toMatchObject({ state: 'pending', redirectUrl: path });
    const back = await answer(path, 'agreed');
    expect([back.status, back.headers.get('location')]).toEqual([303, '/kyc']);
    server.advance(1000);
    expect(checkOf(await check()).user).toMatchObject({ isVerified: true, nameVerified: true });
    // The first answer counts.
    await answer(path, 'refused');
    expect(checkOf(await check()).check.state).toBe('verified');
    expect(await (await server.app.request(path)).text()).toContain('already answered');
  });

  test('0001: on the page the person can refuse', async () => {
    await answer(await redirectOf(), 'refused');
    const { check: refused, user } = checkOf(await check());
    expect([refused, user]).toEqual([expect.objectContaining({ state: 'refused', reason: 'not-agreed' }), null]);
  });

  test('0002: the person waits some seconds', async () => {
    expect(read(vRequestAadhaarOtpResponse, await begin('234567880002')).next).toBe('wait');
    expect(checkOf(await check()).check.state).toBe('pending');
    server.advance(4000);
    expect(checkOf(await check()).check.state).toBe('verified');
  });

  test.each([
    ['234567890003', 'No mobile is registered'],
    ['234567890004', 'This Aadhaar number was not found'],
  ])('%s: %s', async (number, words) => {
    const reply = await begin(number);
    expect([reply.status, refusal(reply).message]).toEqual([400, expect.stringContaining(words)]);
  });

  test('0005: a name in capitals', async () => {
    expect(await verifyByCode('234567890005')).toMatchObject({ name: 'AYESHA SIDDIQUI', nameVerified: true });
  });

  test('0006: verified without a name', async () => {
    expect(await verifyByCode('234567890006')).toMatchObject({
      name: 'Nadia Hussain',
      nameVerified: false,
      isVerified: true,
    });
  });

  test('123412341234 is the number of everybody, any other that of one account', async () => {
    await verifyByCode('123412341234');
    who = await server.person({ verified: false });
    expect(await verifyByCode('123412341234')).toMatchObject({ isVerified: true });
    who = await server.person({ verified: false });
    await verifyByCode('234567892222');
    who = await server.person({ verified: false });
    const { token } = read(vRequestAadhaarOtpResponse, await begin('234567892222'));
    const body = { aadhaarNumber: '234567892222', token, otp: await server.newestCode(who.mobile) };
    expect((await server.call('POST', '/kyc/submitOTP', { token: who.token, body })).status).toBe(409);
  });
});

describe('the simulated page', () => {
  test('is in the language of the request, and may run no script', async () => {
    const page = await server.app.request(await redirectOf(inUrdu));
    const html = await page.text();
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('اجازت دیں اور آگے بڑھیں');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('script-src');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('of an unknown request, and another answer, are refused', async () => {
    expect((await server.call('GET', '/sandbox/identity/nothing')).status).toBe(404);
    expect((await answer(await redirectOf(), 'perhaps')).status).toBe(400);
  });
});
