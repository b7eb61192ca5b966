import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const WHATSAPP = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'SECRET-token-of-the-account',
  WHATSAPP_APP_SECRET: 'SECRET-of-the-meta-app',
  WHATSAPP_VERIFY_TOKEN: 'SECRET-verify-token',
};
const HTTP = { MESSAGES_URL: 'https://messages.example.pk/v1', MESSAGES_KEY: 'SECRET-key-of-messages' };
const configOf = (env: Record<string, string>) => readConfig(env, { dataDir: 'd', webDist: 'w' }).messages;

test('no channel is connected by default', () => {
  expect(configOf({})).toMatchObject({ channels: [], whatsapp: undefined, http: undefined });
});

test('channels are tried in the order of MESSENGERS, and have defaults', () => {
  const config = configOf({ MESSENGERS: 'http, whatsapp', ...WHATSAPP, ...HTTP });
  expect(config.channels).toEqual(['http', 'whatsapp']);
  expect(config.whatsapp).toMatchObject({
    url: 'https://graph.facebook.com/v23.0',
    templates: { code: 'sarraf_code', 'payout-problem': 'sarraf_payout_problem' },
    languages: { en: 'en', ur: 'ur' },
  });
  expect(
    configOf({ MESSENGERS: 'http', ...HTTP, MESSAGES_KEY: 'a'.repeat(16) + ',' + 'b'.repeat(16) }).http?.keys,
  ).toHaveLength(2);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['an unknown channel', { MESSENGERS: 'telegram' }, /^MESSENGERS /],
  ['a channel twice', { MESSENGERS: 'http,http', ...HTTP }, /^MESSENGERS /],
  ['no phone id', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_PHONE_ID: '' }, /^WHATSAPP_PHONE_ID /],
  ['no token', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_TOKEN: '' }, /^WHATSAPP_TOKEN /],
  ['a short app secret', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_APP_SECRET: 'x' }, /^WHATSAPP_APP_SECRET /],
  ['no verify token', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_VERIFY_TOKEN: '' }, /^WHATSAPP_VERIFY_TOKEN /],
  ['a wrong address', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_URL: 'graph' }, /^WHATSAPP_URL /],
  [
    'a password in an address',
    { MESSENGERS: 'http', ...HTTP, MESSAGES_URL: 'https://a:SECRET@b.pk' },
    /^MESSAGES_URL /,
  ],
  [
    'a wrong template name',
    { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_TEMPLATE_PAID: 'A b' },
    /^WHATSAPP_TEMPLATE_PAID /,
  ],
  ['a wrong language', { MESSENGERS: 'whatsapp', ...WHATSAPP, WHATSAPP_LANGUAGE_UR: 'Urdu' }, /^WHATSAPP_LANGUAGE_UR /],
  ['a short key', { MESSENGERS: 'http', ...HTTP, MESSAGES_KEY: 'SECRET' }, /^MESSAGES_KEY /],
  [
    'values of a channel that is not used',
    { MESSENGERS: 'http', ...HTTP, ...WHATSAPP },
    /^WHATSAPP_\w+ is for MESSENGERS=whatsapp/,
  ],
])('refuses %s, and names no value', (_, env, message) => {
  expect(() => configOf(env)).toThrow(message);
  expect(() => configOf(env)).not.toThrow(/SECRET-/);
});
