import { describe, expect, it } from 'vitest';
import { users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import type { FakeServer } from '../server.ts';
import { emptyNetwork, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();

/** Latest verification of the signed-in user. */
function attemptOf(server: FakeServer) {
  const attempt = server.identityAttempts.get(users.unverified._id ?? '');
  if (attempt === undefined) throw new Error('No verification has begun.');
  return attempt;
}

const finish = (server: FakeServer, end: Partial<ReturnType<typeof attemptOf>['check']>) =>
  Object.assign(attemptOf(server).check, end);

describe('identity verification', () => {
  it('binds a code to its Aadhaar number', async () => {
    const api = open(scenarios.unverified());
    const { token } = await api.requestAadhaarOtp({ aadhaarNumber: '234567890124' });
    const other = { aadhaarNumber: '999999999999', token, otp: '123456' };
    expect(await refusedWith(api.submitAadhaarOtp(other))).toMatchObject({ status: 400 });
    const wrong = { aadhaarNumber: '234567890124', token, otp: '000000' };
    expect(await refusedWith(api.submitAadhaarOtp(wrong))).toMatchObject({ message: 'Invalid OTP. Please try again.' });
    const { user } = await api.submitAadhaarOtp({ ...wrong, otp: '123456' });
    expect(user).toMatchObject({ isVerified: true, nameVerified: true });
  });

  it('gives the words of the consent, and no check before the first verification', async () => {
    const { consent, check } = await open(scenarios.unverified()).getIdentity();
    expect(consent).toEqual({ version: '1', text: expect.any(String) });
    expect(check).toBeUndefined();
  });

  it('goes on at the page of the provider for a number that ends in 0001, until the person has agreed', async () => {
    const server = scenarios.unverified();
    const api = open(server);
    expect(await api.requestAadhaarOtp({ aadhaarNumber: '234567890001', consent: '1' })).toMatchObject({
      next: 'redirect',
      redirectUrl: 'https://verify.example/r/81',
    });
    const pending = { state: 'pending', next: 'redirect', last4: '0001', expiresAt: expect.any(String) };
    expect((await api.getIdentity()).check).toMatchObject(pending);
    expect((await api.checkIdentity()).check).toMatchObject(pending);
    finish(server, { state: 'verified' });
    expect((await api.checkIdentity()).user).toMatchObject({ isVerified: true, name: 'Muhammad Usman Khan' });
    expect((await api.checkLogin()).user.isVerified).toBe(true);
  });

  it('waits for the provider after a number that ends in 0002, and gives the reason of a refusal', async () => {
    const server = scenarios.unverified();
    const api = open(server);
    expect((await api.requestAadhaarOtp({ aadhaarNumber: '234567890002' })).next).toBe('wait');
    finish(server, { state: 'refused', reason: 'expired' });
    expect((await api.checkIdentity()).check).toMatchObject({ state: 'refused', reason: 'expired' });
  });

  it('may need time after a code', async () => {
    const server = scenarios.unverified();
    const api = open(server);
    const aadhaarNumber = '234567890124';
    const { token } = await api.requestAadhaarOtp({ aadhaarNumber });
    finish(server, { next: 'wait' });
    expect((await api.submitAadhaarOtp({ aadhaarNumber, token, otp: '123456' })).user.isVerified).toBe(false);
    expect((await api.checkIdentity()).check).toMatchObject({ state: 'pending', next: 'wait' });
  });

  it.each(['0003', '0004'])('refuses a number that ends in %s at the field', async (ending) => {
    const api = open(scenarios.unverified());
    const refused = await refusedWith(api.requestAadhaarOtp({ aadhaarNumber: `23456789${ending}` }));
    expect(refused).toMatchObject({ status: 400, errors: { aadhaarNumber: expect.any(String) } });
  });

  it('keeps the name of the basic details unconfirmed for a number that ends in 0006', async () => {
    const api = open(scenarios.unverified());
    const aadhaarNumber = '234567890006';
    const { token } = await api.requestAadhaarOtp({ aadhaarNumber });
    const { user } = await api.submitAadhaarOtp({ aadhaarNumber, token, otp: '123456' });
    expect(user).toMatchObject({ isVerified: true, nameVerified: false, name: users.unverified.name });
  });

  it('refuses the number of another account after the person has proven it', async () => {
    const server = scenarios.unverified();
    const api = open(server);
    server.takenNumbers.add('234567890001');
    await api.requestAadhaarOtp({ aadhaarNumber: '234567890001' });
    finish(server, { state: 'verified' });
    expect(await refusedWith(api.checkIdentity())).toMatchObject({ status: 409 });
    expect((await api.checkIdentity()).check).toMatchObject({ state: 'refused', reason: 'taken' });
  });

  it('has nothing to ask about before the first verification', async () => {
    expect(await refusedWith(open(scenarios.unverified()).checkIdentity())).toMatchObject({ status: 404 });
  });
});
