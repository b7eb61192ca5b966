import { vSendOtpBody } from '@sarraf/api-client/contract';
import type { Context } from 'hono';
import { issueCode, withdrawCode } from '../codes/issue-code.ts';
import { randomCode } from '../codes/hashing.ts';
import { signedHash } from '../codes/key-ring.ts';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { refusedIssue } from '../codes/refusals.ts';
import { liveCode } from '../codes/verify-code.ts';
import { senderOf } from '../messages/deliver.ts';
import { codeDelivery, hasFailedDelivery, sendCodeOver } from '../messages/send-code.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import type { ChannelName } from '../providers/messenger.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

/** What the keyed hash of a sign-in code is made of. */
export const loginCodeParts = (mobile: string, code: string) => ['login', mobile, code] as const;

/** What a request for a sign-in code is about. */
interface CodeRequest {
  mobile: string;
  /** Channel that the person chose. */
  chosen: ChannelName | undefined;
  resendSeconds: number;
  now: Date;
}

/** Where a code went, for the reply. */
interface SentReply {
  channel: ChannelName | null;
  otherChannels: ChannelName[];
}

/**
 * Sends the code that is still valid over the chosen channel as well; nothing if it went there before, for example by the worker. Undefined if
 * there is no valid code, or no channel could deliver it: then the person gets a new one.
 */
async function sendSameCode(services: Services, { mobile, chosen, resendSeconds, now }: CodeRequest) {
  const code = chosen && (await liveCode(services.db, { purpose: 'login', subject: mobile }, now));
  if (!code) return undefined;
  const isSent = await sendCodeOver(senderOf(services), code.id, chosen);
  if (!isSent && (await hasFailedDelivery(services.db, code.id))) return undefined;
  const { channel, otherChannels } = await codeDelivery(senderOf(services), code.id);
  const resendAt = code.created_at.getTime() + resendSeconds * 1000;
  const waitSeconds = Math.max(0, Math.ceil((resendAt - now.getTime()) / 1000));
  return { channel: isSent ? chosen : channel, otherChannels, waitSeconds };
}

/** Sends a new code. If no channel takes it, it is deleted, so that it costs nothing of the limits. */
async function sendNewCode(services: Services, c: Context, codeId: number, code: string, request: CodeRequest) {
  const { codeSeconds } = services.config.limits;
  try {
    return await services.messenger.sendCode({
      ...{ to: request.mobile, code, purpose: 'login', language: languageOf(c), codeId, first: request.chosen },
      lifeMinutes: Math.ceil(codeSeconds / 60),
      expiresAt: new Date(request.now.getTime() + codeSeconds * 1000),
    });
  } catch (error) {
    await withdrawCode(services.db, codeId);
    throw error;
  }
}

/** Sends a sign-in code over the first channel that takes it, or the valid one over another channel (product.md S2). */
export function sendOtp(services: Services, fields: FieldMessages, mobileOf: (mobile: string) => string) {
  const { db, clock, config } = services;
  const { limits } = config;
  return async (c: Context): Promise<Response> => {
    const body = await parseBody(c, vSendOtpBody, fields);
    const mobile = mobileOf(body.mobile);
    const now = clock.now();
    const address = clientAddress(c, config.trustedProxies);
    await hitHourlyLimits(db, [{ key: `sends:${address}`, limit: limits.sendsPerAddressHour }], now);
    const { otp_resend_seconds: resendSeconds } = await readSettings(db);
    const request: CodeRequest = { mobile, chosen: body.channel, resendSeconds, now };
    const say = (message: string, seconds: number, { channel, otherChannels }: SentReply) =>
      c.json({ success: true, message, allowResendOtpAfterSeconds: seconds, channel, otherChannels });
    const { codes } = messagesOf(c);
    const sentTo = (channel: ChannelName | null) => (channel === 'sms' ? codes.sentBySms : codes.sent);

    const same = await sendSameCode(services, request);
    if (same) return say(sentTo(same.channel), same.waitSeconds, same);
    const code = randomCode();
    const codeHash = signedHash(config.secrets, ...loginCodeParts(mobile, code));
    const issued = await issueCode(
      db,
      { purpose: 'login', subject: mobile, codeHash, boundTo: null, tokenHash: null },
      { limits, resendSeconds, now, hasFailed: hasFailedDelivery },
    );
    if (issued.ok) {
      const sent = await sendNewCode(services, c, issued.id, code, request);
      return say(sent.isLate ? codes.onItsWay : sentTo(sent.channel), resendSeconds, sent);
    }
    // After a reload, or on another device: the code sent before is still valid.
    if (issued.why !== 'resend' || !issued.lastIsAlive) throw refusedIssue(issued);
    return say(codes.stillValid, issued.waitSeconds, await codeDelivery(senderOf(services), issued.lastId));
  };
}
