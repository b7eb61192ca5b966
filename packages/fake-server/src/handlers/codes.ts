import type { SandboxMessage } from '@sarraf/api-client';
import { type CodeChannel, deadline, RESEND_SECONDS, secondsLeft } from '@sarraf/domain';
import type { FakeServer } from '../server.ts';
import { settingOf } from '../settings-state.ts';
import { Refusal } from './call.ts';

const SENT: Record<CodeChannel, string> = { whatsapp: 'Code sent on WhatsApp', sms: 'Code sent by SMS' };

/** Seconds until another code may be requested. */
export const resendSeconds = (server: FakeServer): number => {
  const value = settingOf(server, 'otp_resend_seconds');
  return typeof value === 'number' ? value : RESEND_SECONDS;
};

/** Adds a message to those that the Sandbox phone shows. */
export function addMessage(
  server: FakeServer,
  mobile: string,
  message: Pick<SandboxMessage, 'text' | 'code' | 'channel'>,
): void {
  const sentAt = new Date(server.now()).toISOString();
  server.messages.unshift({ id: server.nextId('message'), mobile, ...message, sentAt });
}

/**
 * Sends a sign-in code over the first channel that takes it. With `channel`, sends the valid code over that channel too, at most once; without a
 * valid code, a new one. 503 if no channel takes it.
 */
export function sendCode(server: FakeServer, mobile: string, channel: CodeChannel | undefined) {
  const valid = channel === undefined ? undefined : server.codes.get(mobile);
  const code = valid ?? { tries: 0, channels: new Set(), sentMs: server.now() };
  const wanted = channel === undefined ? server.channels : [channel];
  const taken = wanted.find((name) => server.channels.includes(name) && !server.refusingChannels.has(name));
  if (taken === undefined) throw new Refusal(503, 'The code could not be sent. Please try again in a few minutes.');
  server.codes.set(mobile, code);
  if (!code.channels.has(taken)) {
    code.channels.add(taken);
    const text = `${server.code} is your Sarraf code. It works for 5 minutes. Do not share it.`;
    addMessage(server, mobile, { text, code: server.code, channel: taken });
  }
  return {
    message: SENT[taken],
    allowResendOtpAfterSeconds: secondsLeft(deadline(code.sentMs, resendSeconds(server)), server.now()),
    channel: taken,
    otherChannels: server.channels.filter((name) => !code.channels.has(name) && !server.refusingChannels.has(name)),
  };
}
