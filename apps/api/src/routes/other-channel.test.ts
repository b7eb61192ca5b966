import { vGetSandboxMessagesResponse, vSendOtpResponse, vVerifyOtpResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let lines = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A new number; in the sandbox, WhatsApp takes messages to one that ends in 9902 and never delivers them. */
const newMobile = (ending: string): string => `+92307${String((lines += 1)).padStart(3, '0')}${ending}`;
const send = async (mobile: string, channel?: string) =>
  read(vSendOtpResponse, await server.call('POST', '/auth/send-otp', { body: { mobile, channel } }));
const arrived = async (mobile: string) => {
  const path = `/sandbox/messages?mobile=${encodeURIComponent(mobile)}`;
  const { messages } = read(vGetSandboxMessagesResponse, await server.call('GET', path));
  return messages.map(({ channel, code }) => ({ channel, code }));
};

describe('the same code over another channel', () => {
  test('is sent there once, and the wait for a new code goes on', async () => {
    const mobile = newMobile('1111');
    expect(await send(mobile)).toMatchObject({ channel: 'whatsapp', otherChannels: ['sms'] });
    server.advance(20_000);
    const reply = { channel: 'sms', otherChannels: [], allowResendOtpAfterSeconds: 40 };
    expect(await send(mobile, 'sms')).toMatchObject(reply);
    expect(await send(mobile, 'sms')).toMatchObject(reply);
    const [bySms, overWhatsApp, ...more] = await arrived(mobile);
    expect(bySms).toEqual({ channel: 'sms', code: overWhatsApp?.code });
    expect(more).toEqual([]);
  });

  test('stays the same after the wait, when the server has sent it there by itself', async () => {
    const mobile = newMobile('9902');
    await send(mobile);
    server.advance(9_000);
    await server.work();
    const [sent] = await arrived(mobile);
    server.advance(70_000);
    expect(await send(mobile, 'sms')).toMatchObject({ channel: 'sms', otherChannels: [] });
    expect(await arrived(mobile)).toEqual([sent]);
    const signedIn = await server.call('POST', '/auth/verify-otp', { body: { mobile, otp: sent?.code } });
    expect(read(vVerifyOtpResponse, signedIn).user.mobile).toBe(mobile);
  });

  test('is a new code on that channel once the code is no longer valid', async () => {
    const mobile = newMobile('2222');
    await send(mobile);
    server.advance(6 * 60_000);
    expect(await send(mobile, 'sms')).toMatchObject({ channel: 'sms', otherChannels: ['whatsapp'] });
  });
});
