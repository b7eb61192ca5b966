import { describe, expect, it } from 'vitest';
import { users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { failure, inTurn, refusedWith, emptyNetwork } from '../testing/network.ts';

const { open } = emptyNetwork();

describe('sign-in', () => {
  it('refuses a wrong code, and any code after five tries', async () => {
    const api = open(scenarios.visitor());
    const { mobile } = users.seller;
    expect(await refusedWith(api.verifyOtp({ mobile, otp: '123456' }))).toMatchObject({ status: 400 });
    await api.sendOtp({ mobile });
    const wrong = await inTurn(5, () => refusedWith(api.verifyOtp({ mobile, otp: '000000' })));
    expect(new Set(wrong.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify({ status: 400, message: 'Invalid OTP. Please try again.' })]),
    );
    expect(await failure(api.verifyOtp({ mobile, otp: '123456' }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 300,
    });
  });

  it('signs in the users of the fixtures', async () => {
    const api = open(scenarios.visitor());
    await api.sendOtp({ mobile: users.admin.mobile });
    expect((await api.verifyOtp({ mobile: users.admin.mobile, otp: '123456' })).user).toEqual({
      ...users.admin,
      photo: undefined,
    });
  });

  it('refuses an invalid mobile with a message at the field', async () => {
    const api = open(scenarios.visitor());
    const refused = await refusedWith(api.sendOtp({ mobile: '+919876543210' }));
    expect(refused).toMatchObject({ status: 400, errors: { mobile: expect.any(String) } });
  });

  it('sends the same code over another channel once', async () => {
    const api = open(scenarios.visitor());
    const { mobile } = users.seller;
    expect(await api.sendOtp({ mobile })).toMatchObject({ channel: 'whatsapp', otherChannels: ['sms'] });
    const twice = await inTurn(2, () => api.sendOtp({ mobile, channel: 'sms' }));
    expect(twice).toMatchObject(twice.map(() => ({ channel: 'sms', otherChannels: [] })));
    const { messages } = await api.getSandboxMessages({ mobile });
    expect(messages.map(({ channel, code }) => [channel, code])).toEqual([
      ['sms', '123456'],
      ['whatsapp', '123456'],
    ]);
  });

  it('sends a code over the next channel when the first one refuses it, and none when all do', async () => {
    const server = scenarios.noWhatsApp();
    const api = open(server);
    const { mobile } = users.seller;
    expect(await api.sendOtp({ mobile })).toMatchObject({ channel: 'sms', otherChannels: [] });
    server.refusingChannels.add('sms');
    expect(await refusedWith(api.sendOtp({ mobile }))).toMatchObject({ status: 503 });
    expect((await open(scenarios.oneChannel()).sendOtp({ mobile })).otherChannels).toEqual([]);
  });

  it('switches the messages about orders', async () => {
    const api = open(scenarios.seller());
    expect((await api.updateNotifications({ orderMessages: false })).user.orderMessages).toBe(false);
    expect((await api.checkLogin()).user.orderMessages).toBe(false);
  });
});
