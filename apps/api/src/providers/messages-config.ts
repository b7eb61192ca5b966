import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';
import type { SigningKeys } from '../signatures.ts';
import { serviceUrl, signingKeys } from './service-config.ts';
import type { WhatsappConfig } from './whatsapp/whatsapp-channel.ts';

/** Channels of `MESSENGERS`. */
const CHANNELS = ['whatsapp', 'http'] as const;

/** Configuration of messages. */
export interface MessageConfig {
  /** Channels in the order in which they are tried; none: nothing is connected, or simulated in the sandbox. */
  channels: readonly (typeof CHANNELS)[number][];
  whatsapp: WhatsappConfig | undefined;
  http: { url: string; keys: SigningKeys } | undefined;
  /** Time-out of one send, in milliseconds. */
  timeoutMs: number;
}

const given = v.optional(v.pipe(v.string(), v.trim()));

/** Environment variables of the channels. */
export const messageVariables = {
  MESSENGERS: given,
  WHATSAPP_URL: given,
  WHATSAPP_PHONE_ID: given,
  WHATSAPP_TOKEN: given,
  WHATSAPP_APP_SECRET: given,
  WHATSAPP_VERIFY_TOKEN: given,
  WHATSAPP_TEMPLATE_CODE: given,
  WHATSAPP_TEMPLATE_DEPOSIT_SEEN: given,
  WHATSAPP_TEMPLATE_PAID: given,
  WHATSAPP_TEMPLATE_PAYOUT_PROBLEM: given,
  WHATSAPP_TEMPLATE_TIMED_OUT: given,
  WHATSAPP_TEMPLATE_RETURNED: given,
  WHATSAPP_LANGUAGE_EN: given,
  WHATSAPP_LANGUAGE_UR: given,
  MESSAGES_URL: given,
  MESSAGES_KEY: given,
};

type Variable = keyof typeof messageVariables;
type Variables = Partial<Record<Variable, string | undefined>> & { MESSAGE_TIMEOUT_MS: number };

const DEFAULT_URL = 'https://graph.facebook.com/v23.0';

function required(e: Variables, name: Variable, channel: string, pattern: RegExp, words: string): string {
  const value = e[name] ?? '';
  if (!pattern.test(value)) throw new ConfigError(`${name} must be set with MESSENGERS=${channel}, to ${words}.`);
  return value;
}

function templateName(e: Variables, name: Variable, fallback: string): string {
  const value = e[name] ?? fallback;
  if (!/^[a-z0-9_]{1,512}$/.test(value)) {
    throw new ConfigError(`${name} is the name of a template: lower-case letters, digits and _.`);
  }
  return value;
}

function languageCode(e: Variables, name: Variable, fallback: string): string {
  const value = e[name] ?? fallback;
  if (!/^[a-z]{2,3}(_[A-Z]{2,3})?$/.test(value))
    throw new ConfigError(`${name} is a language of Meta, like en or en_US.`);
  return value;
}

function whatsappOf(e: Variables): WhatsappConfig {
  const need = (name: Variable, pattern: RegExp, words: string) => required(e, name, 'whatsapp', pattern, words);
  return {
    url: serviceUrl(
      { name: 'WHATSAPP_URL', setting: 'MESSENGERS=whatsapp', value: e.WHATSAPP_URL ?? DEFAULT_URL },
      DEFAULT_URL,
    ),
    phoneId: need('WHATSAPP_PHONE_ID', /^[0-9]{1,40}$/, 'the id of the sending number, in digits'),
    token: need('WHATSAPP_TOKEN', /^[\x21-\x7e]{8,}$/, 'a permanent access token'),
    appSecret: need('WHATSAPP_APP_SECRET', /^[\x21-\x7e]{16,}$/, 'the secret of the Meta app, at least 16 characters'),
    verifyToken: need(
      'WHATSAPP_VERIFY_TOKEN',
      /^[\x21-\x7e]{16,200}$/,
      'a token of your own, at least 16 characters, that you also enter at Meta',
    ),
    templates: {
      code: templateName(e, 'WHATSAPP_TEMPLATE_CODE', 'sarraf_code'),
      'deposit-seen': templateName(e, 'WHATSAPP_TEMPLATE_DEPOSIT_SEEN', 'sarraf_deposit_seen'),
      paid: templateName(e, 'WHATSAPP_TEMPLATE_PAID', 'sarraf_paid'),
      'payout-problem': templateName(e, 'WHATSAPP_TEMPLATE_PAYOUT_PROBLEM', 'sarraf_payout_problem'),
      'timed-out': templateName(e, 'WHATSAPP_TEMPLATE_TIMED_OUT', 'sarraf_timed_out'),
      returned: templateName(e, 'WHATSAPP_TEMPLATE_RETURNED', 'sarraf_returned'),
    },
    languages: {
      en: languageCode(e, 'WHATSAPP_LANGUAGE_EN', 'en'),
      ur: languageCode(e, 'WHATSAPP_LANGUAGE_UR', 'ur'),
    },
  };
}

function httpOf(e: Variables) {
  const setting = 'MESSENGERS=http';
  return {
    url: serviceUrl({ name: 'MESSAGES_URL', setting, value: e.MESSAGES_URL }, 'https://messages.example.pk/v1'),
    keys: signingKeys({ name: 'MESSAGES_KEY', setting, value: e.MESSAGES_KEY }),
  };
}

const isChannel = (name: string): name is (typeof CHANNELS)[number] => CHANNELS.some((each) => each === name);

/** Reads the configuration of messages. Throws a {@link ConfigError} that names the variable and contains no value of it. */
export function readMessages(e: Variables): MessageConfig {
  const names = (e.MESSENGERS ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const channels = names.filter(isChannel);
  if (channels.length < names.length || new Set(channels).size < channels.length) {
    throw new ConfigError('MESSENGERS lists channels in their order, each once: whatsapp, http.');
  }
  const prefixes = { whatsapp: 'WHATSAPP_', http: 'MESSAGES_' } as const;
  for (const channel of CHANNELS) {
    if (channels.includes(channel)) continue;
    const name = Object.entries(e).find(
      ([each, value]) => each.startsWith(prefixes[channel]) && value !== undefined,
    )?.[0];
    if (name) throw new ConfigError(`${name} is for MESSENGERS=${channel}. Add that, or unset ${name}.`);
  }
  return {
    channels,
    whatsapp: channels.includes('whatsapp') ? whatsappOf(e) : undefined,
    http: channels.includes('http') ? httpOf(e) : undefined,
    timeoutMs: e.MESSAGE_TIMEOUT_MS,
  };
}
