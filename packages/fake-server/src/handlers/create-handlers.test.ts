import { ApiError } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client/operations';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../faults.ts';
import { bankAccounts, users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { createFakeServer } from '../server.ts';
import { clientOf, failure, inTurn, refusedWith, emptyNetwork } from '../testing/network.ts';
import { createFaultHandler, createHandlers } from './create-handlers.ts';

const { open, use } = emptyNetwork();

const sell = { amount: 500, networkId: 'trc20', bankAccountId: bankAccounts.nayapay._id };
const key = () => crypto.randomUUID();

describe('from a new number to the payout', () => {
  it('signs up, verifies, adds an account, sells, pays and completes', async () => {
    const server = createFakeServer();
    use(...createHandlers(server));
    let token: string | null = null;
    const api = clientOf(() => token);
    const mobile = '+923331234567';

    await api.sendOtp({ mobile });
    const { messages } = await api.getSandboxMessages({ mobile });
    expect(messages).toHaveLength(1);
    const signedIn = await api.verifyOtp({ mobile, otp: messages[0]?.code ?? '' });
    expect(signedIn.user).toMatchObject({ mobile, isVerified: false, signupJourney: 0 });
    token = signedIn.token;
    expect(signedIn.user).not.toHaveProperty('name');

    expect(await refusedWith(api.createOrder({ ...sell, idempotencyKey: key() }))).toMatchObject({ status: 403 });
    const detailed = await api.updateDetails({ fullName: ' Ayesha Siddiqui ', pincode: '540000' });
    expect(detailed.user).toMatchObject({ name: 'Ayesha Siddiqui', signupJourney: 1 });

    const aadhaarNumber = '234567890124';
    const { token: check } = await api.requestAadhaarOtp({ aadhaarNumber });
    const verified = await api.submitAadhaarOtp({ aadhaarNumber, token: check, otp: server.code });
    expect(verified.user).toMatchObject({ isVerified: true, isKycVerified: true, signupJourney: 2 });
    expect((await api.checkLogin()).user).toEqual(verified.user);

    const { banks } = await api.addBank({
      name: 'Ayesha',
      method: 'nayapay',
      nayapayId: 'a@nayapay',
      phoneNumber: '0300',
    });
    const created = await api.createOrder({ ...sell, bankAccountId: banks[0]?._id ?? '', idempotencyKey: key() });
    expect(created).toMatchObject({ expiresIn: 1200 });
    const id = created.orderId;
    expect((await api.getActiveOrder()).data?._id).toBe(id);
    expect((await api.getOrder({ id })).data).toMatchObject({
      status: 'pending',
      net_amount: 137857.5,
      platform_fee: 1392.5,
    });

    await api.paySandboxDeposit({ id });
    const polls = await inTurn(4, () => api.getOrder({ id }));
    expect(polls.map(({ data }) => data.status)).toEqual(['in_process', 'in_process', 'completed', 'completed']);
    expect((await api.getOrder({ id })).data.transfer_ref).toMatch(/^UTR/);
    expect((await api.getActiveOrder()).data).toBeNull();
    expect((await api.getHistory({ page: 1, limit: 10 })).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await api.getProfile()).stats).toEqual({ totalSells: 1, totalVolume: 500, successRate: 100 });

    await api.logout();
    expect(await refusedWith(api.checkLogin())).toMatchObject({ status: 401 });
  });
});

describe('the handlers', () => {
  it('cover every call of the contract', () => {
    expect(createHandlers(createFakeServer())).toHaveLength(Object.keys(operations).length);
  });

  it('answer 404 to the sandbox calls in production', async () => {
    const api = open(createFakeServer({ sandbox: false, people: [{ user: users.seller }], signedIn: users.seller }));
    expect(await refusedWith(api.getSandbox())).toMatchObject({ status: 404 });
    expect(await refusedWith(api.getSandboxMessages({ mobile: '+923001234567' }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.paySandboxDeposit({ id: 'o' }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.setSandboxNetwork({ id: 'trc20' }))).toMatchObject({ status: 404 });
  });

  it('require a token', async () => {
    use(...createHandlers(scenarios.seller()));
    const api = clientOf(() => null);
    const calls = [api.getPriceRanges(), api.getNetworks(), api.getBanks(), api.getProfile()];
    expect(await Promise.all(calls.map(refusedWith))).toEqual(
      calls.map(() => expect.objectContaining({ status: 401 })),
    );
  });

  it.each(FAULTS.filter((fault) => fault !== 'delay-3s'))('can fail with %s', async (fault) => {
    const server = scenarios.seller();
    const api = open(server);
    use(createFaultHandler(server, 'getBanks', fault));
    expect(await failure(api.getBanks())).toBeInstanceOf(ApiError);
    expect(await api.getNetworks()).toMatchObject({ success: true });
  });
});
