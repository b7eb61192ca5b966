import * as v from 'valibot';
import { callJson, type CallOutcome } from '../http-call.ts';
import type { Channel, SendResult } from '../messenger.ts';
import { ruleOf, UNKNOWN_CODE } from './error-rules.ts';
import { templateBody, type TemplateNames } from './template-body.ts';

/** Configuration of the WhatsApp Cloud API. */
export interface WhatsappConfig extends TemplateNames {
  /** Address with the version, such as https://graph.facebook.com/v23.0. */
  url: string;
  phoneId: string;
  token: string;
  /** Secret of the Meta app, with which webhooks are signed. */
  appSecret: string;
  /** Token of our own that Meta repeats when it verifies the address of the webhook. */
  verifyToken: string;
}

const vAccepted = v.object({ messages: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) });
const vError = v.object({ error: v.object({ code: v.number() }) });

const unclear = (reason: string): SendResult => ({
  ok: false,
  refusal: 'unclear',
  reason,
  retry: false,
  otherChannel: false,
});

/** Result of a call. An error without a code of Meta's says nothing about the message, except that a 4xx was refused. */
function resultOf(outcome: CallOutcome): SendResult {
  if (!outcome.ok) {
    const { arrived, reason } = outcome;
    return arrived ? unclear(reason) : { ok: false, refusal: 'unavailable', reason, retry: true, otherChannel: true };
  }
  const { status, json } = outcome;
  if (status >= 200 && status < 300) {
    const accepted = v.safeParse(vAccepted, json);
    return accepted.success ? { ok: true, id: accepted.output.messages[0].id } : unclear('the reply could not be read');
  }
  const error = v.safeParse(vError, json);
  if (!error.success) {
    if (status === 429) {
      return { ok: false, refusal: 'rate', reason: 'HTTP 429', retry: true, otherChannel: true };
    }
    if (status < 400 || status >= 500 || status === 408) return unclear(`HTTP ${status}`);
    const { says, ...rule } = UNKNOWN_CODE;
    return { ok: false, reason: `HTTP ${status}: ${says}`, ...rule };
  }
  const { code } = error.output.error;
  const { says, refusal, retry, otherChannel, isAccount } = ruleOf(code) ?? UNKNOWN_CODE;
  return { ok: false, refusal, retry, otherChannel, isAccount, reason: `${code}: ${says}` };
}

/** Channel over the WhatsApp Cloud API. Every message is an approved template. */
export function whatsappChannel(config: WhatsappConfig): Channel {
  const url = `${config.url.replace(/\/+$/, '')}/${encodeURIComponent(config.phoneId)}/messages`;
  return {
    name: 'whatsapp',
    send: async (message, signal) => {
      const headers = { authorization: `Bearer ${config.token}` };
      const body = JSON.stringify(templateBody(message, config));
      return resultOf(await callJson(url, { headers, body, signal }));
    },
  };
}
