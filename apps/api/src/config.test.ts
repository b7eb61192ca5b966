import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { dataDir: '/data', webDist: '/dist' });
const PRODUCTION = {
  SARRAF_MODE: 'production',
  SARRAF_SECRET: 'x'.repeat(32),
  DEPOSIT_XPUB: read({}).depositXpub,
  PUBLIC_URL: 'https://sarraf.example',
};

const ringOf = (keys: string) => ({ SARRAF_SECRET: '', SARRAF_SECRETS: keys });
const SERVICE = { PAYOUTS: 'http', PAYOUTS_URL: 'https://bank.pk/v1', PAYOUTS_KEY: 'k'.repeat(32) };

const IDENTITY = {
  IDENTITY: 'http',
  IDENTITY_URL: 'https://id.pk/v1',
  IDENTITY_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://sarraf.pk',
};
const OTP = { IDENTITY: 'otp', IDENTITY_URL: 'https://id.pk', IDENTITY_CLIENT_ID: 'c', IDENTITY_CLIENT_SECRET: 's' };

describe('the environment', () => {
  test('empty is a sandbox on port 3000 with the limits of the rules', () => {
    expect(read({})).toMatchObject({
      mode: 'sandbox',
      port: 3000,
      testPhone: '1234567890',
      logLevel: 'warn',
      limits: {
        triesPerCode: 5,
        codeSeconds: 300,
        sendsPerHour: 5,
        sendsPerDay: 10,
        wrongCodesPerDay: 20,
        sendsPerAddressHour: 1000,
      },
    });
  });

  test('metrics are off, then on the loopback address unless another one is given', () => {
    expect(read({}).operations.metrics).toBeUndefined();
    expect(read({ METRICS_PORT: '9464' }).operations.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).operations.metrics?.host).toBe('0.0.0.0');
  });

  test('production has no test number, stricter limits and real confirmations', () => {
    const config = read(PRODUCTION);
    expect(config.testPhone).toBeUndefined();
    expect(config.limits.sendsPerAddressHour).toBe(200);
    expect(config.confirmationsNeeded['trc20']).toBe(19);
    expect(config.evmNetworks).toEqual([]);
  });

  test('administrators need a second factor in production, and in a sandbox that asks for it', () => {
    expect(read(PRODUCTION)).toMatchObject({ adminSecondFactor: 'required', publicUrl: 'https://sarraf.example' });
    expect(read({ ...PRODUCTION, ADMIN_SECOND_FACTOR: 'off', PUBLIC_URL: '' }).adminSecondFactor).toBe('off');
    expect(read({ ...PRODUCTION, PUBLIC_URL: '' })).toMatchObject({ adminSecondFactor: 'required', publicUrl: '' });
    expect(read({})).toMatchObject({ adminSecondFactor: 'off', publicUrl: '' });
    expect(read({ ADMIN_SECOND_FACTOR: 'required', PUBLIC_URL: 'http://localhost:3000/' })).toMatchObject({
      adminSecondFactor: 'required',
      publicUrl: 'http://localhost:3000',
    });
  });

  test('NODE_ENV=production is production too, unless SARRAF_MODE says otherwise', () => {
    expect(read({ ...PRODUCTION, SARRAF_MODE: '', NODE_ENV: 'production' })).toMatchObject({
      mode: 'production',
    });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a metrics port that is none', { METRICS_PORT: '70000' }, /^METRICS_PORT/],
    ['an address of metrics without a port', { METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST is for METRICS_PORT/],
    ['an unknown queue', { TOLERANCES: 'payouts.lost.age=60' }, /^TOLERANCES reads like/],
    ['a round that is too short', { LOOP_ROUND_MS: '5' }, /^LOOP_ROUND_MS must be at least 100/],
    ['a test number in production', { ...PRODUCTION, TEST_PHONE: '1234567890' }, /TEST_PHONE/],
    ['production without a secret', { ...PRODUCTION, SARRAF_SECRET: '' }, /SARRAF_SECRET/],
    ['a short secret in production', { ...PRODUCTION, SARRAF_SECRET: 'short' }, /secrets of at least 32 random/],
    ['both kinds of secrets', { ...PRODUCTION, SARRAF_SECRETS: `a:${'y'.repeat(32)}` }, /are both set/],
    ['a key without a colon', { SARRAF_SECRETS: `a:one,hidden` }, /^SARRAF_SECRETS: key 2 has no colon/],
    ['a key without an id', { SARRAF_SECRETS: ':hidden' }, /key 1 needs an id/],
    ['a key with a long id', { SARRAF_SECRETS: `${'hidden'.repeat(3)}:a` }, /key 1 needs an id of 1 to 16/],
    ['a key without a secret', { SARRAF_SECRETS: 'a:one,b:' }, /key 2 has no secret/],
    ['two keys of one id', { SARRAF_SECRETS: 'a:hidden1,b:hidden2,a:hidden3' }, /keys 1 and 3 have the same id/],
    ['two keys of one secret', { SARRAF_SECRETS: 'a:hidden,b:hidden' }, /keys 1 and 2 have the same secret/],
    [
      'a short key in production',
      { ...PRODUCTION, ...ringOf(`a:${'y'.repeat(32)},b:hidden`) },
      /of key 2 must have at/,
    ],
    ['production without a key', { ...PRODUCTION, DEPOSIT_XPUB: '' }, /DEPOSIT_XPUB/],
    ['a second factor that is none', { ADMIN_SECOND_FACTOR: 'sms' }, /ADMIN_SECOND_FACTOR must be required or off/],
    ['an address without encryption', { PUBLIC_URL: 'http://sarraf.example' }, /PUBLIC_URL must be the address/],
    ['a port that is none', { PORT: 'http' }, /PORT/],
    ['a port too high', { PORT: '70000' }, /PORT/],
    ['a mode that is none', { SARRAF_MODE: 'staging' }, /SARRAF_MODE/],
    ['an administrator without a number', { ADMIN_MOBILES: '+923001234567, bilal' }, /ADMIN_MOBILES: bilal/],
    ['confirmations that are no number', { CONFIRMATIONS: 'trc20=many' }, /CONFIRMATIONS/],
    ['a test number of nine digits', { TEST_PHONE: '123456789' }, /TEST_PHONE/],
    ['an explorer without an address', { EXPLORERS: 'bep20=' }, /EXPLORERS/],
    ['an explorer that is no web address', { EXPLORERS: 'bep20=javascript:alert(1)' }, /EXPLORERS/],
    ['an explorer of no network', { EXPLORERS: 'https://bscscan.com/tx/' }, /EXPLORERS/],
    ['no time to be late', { DELAYED_AFTER_MS: '0' }, /DELAYED_AFTER_MS/],
    ['half a millisecond', { COLD_EVERY_MS: '1.5' }, /COLD_EVERY_MS/],
    ['a list of chains that is none', { CHAINS: '{}' }, /CHAINS: must be a list/],
    ['a bank that is none', { PAYOUTS: 'bank' }, /PAYOUTS must be sandbox, desk or http/],
    ['a simulated bank in production', { ...PRODUCTION, PAYOUTS: 'sandbox' }, /PAYOUTS is sandbox/],
    ['a service without an address', { PAYOUTS: 'http', PAYOUTS_KEY: 'k'.repeat(32) }, /PAYOUTS_URL/],
    ['a service at no web address', { ...SERVICE, PAYOUTS_URL: 'ftp://bank.pk' }, /PAYOUTS_URL/],
    ['a service with a password in its address', { ...SERVICE, PAYOUTS_URL: 'https://a:b@bank.pk' }, /no name and/],
    ['a service without a key', { ...SERVICE, PAYOUTS_KEY: '' }, /PAYOUTS_KEY/],
    ['a short key', { ...SERVICE, PAYOUTS_KEY: 'secret' }, /PAYOUTS_KEY .* at least 16/],
    ['a short older key', { ...SERVICE, PAYOUTS_KEY: `${'k'.repeat(32)},secret` }, /PAYOUTS_KEY .* at least 16/],
    ['a service that PAYOUTS does not use', { ...SERVICE, PAYOUTS: 'desk' }, /are for PAYOUTS=http/],
    ['no pause at all', { PAYOUT_BACKOFF_MAX_MS: '0' }, /PAYOUT_BACKOFF_MAX_MS/],
    ['a pause that is none', { PAYOUT_ASK_AGAIN_MS: 'soon' }, /PAYOUT_ASK_AGAIN_MS/],
    ['an identity provider that is none', { IDENTITY: 'nadra' }, /IDENTITY must be sandbox, http or otp/],
    ['simulated identity in production', { ...PRODUCTION, IDENTITY: 'sandbox' }, /IDENTITY is sandbox/],
    ['an identity service without an address', { ...OTP, IDENTITY_URL: '' }, /IDENTITY_URL must be set/],
    ['an identity service at no web address', { ...OTP, IDENTITY_URL: 'ftp://id.pk' }, /IDENTITY_URL must be set/],
    ['an identity service with a password', { ...OTP, IDENTITY_URL: 'https://a:b@id.pk' }, /no name and password/],
    ['an identity service without a key', { ...IDENTITY, IDENTITY_KEY: '' }, /IDENTITY_KEY must be set/],
    ['an identity service with a short key', { ...IDENTITY, IDENTITY_KEY: 'secret' }, /IDENTITY_KEY .* at least 16/],
    ['an identity service nobody comes back from', { ...IDENTITY, PUBLIC_URL: '' }, /PUBLIC_URL must be set/],
    ['a client without its secret', { ...OTP, IDENTITY_CLIENT_SECRET: '' }, /IDENTITY_CLIENT_SECRET must be set/],
    ['the key of another protocol', { ...OTP, IDENTITY_KEY: 'k'.repeat(32) }, /IDENTITY_KEY is for IDENTITY=http/],
    ['the client of another protocol', { ...IDENTITY, IDENTITY_CLIENT_ID: 'c' }, /are for IDENTITY=otp/],
    ['an address of no identity service', { IDENTITY_URL: 'https://id.pk' }, /IDENTITY_URL is for/],
    ['a public address without https', { PUBLIC_URL: 'http://sarraf.pk' }, /PUBLIC_URL must be the address/],
    ['a public address that is none', { PUBLIC_URL: 'sarraf.pk' }, /PUBLIC_URL must be the address/],
    ['half a limit', { OTP_TRIES: '2.5' }, /OTP_TRIES/],
    ['no sends', { OTP_SENDS_PER_ADDRESS_HOUR: '0' }, /OTP_SENDS_PER_ADDRESS_HOUR/],
  ])('refuses %s by name', (_, env, message) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).not.toThrow(/hidden/);
  });

  test('the first key of the ring signs; one secret without an id is a ring of one', () => {
    const [a, b] = ['y'.repeat(32), `z:${'z'.repeat(32)}`];
    expect(read({ ...PRODUCTION, ...ringOf(`b:${b}, 2026-11:${a}`) }).secrets).toEqual([
      { id: 'b', secret: b },
      { id: '2026-11', secret: a },
    ]);
    expect(read(PRODUCTION).secrets).toEqual([{ id: null, secret: 'x'.repeat(32) }]);
  });

  test('payouts are by the desk in production unless a service is configured, and by the simulated bank in the sandbox', () => {
    expect(read({}).payouts).toEqual({
      by: 'sandbox',
      service: undefined,
      timeoutMs: 10_000,
      titleTimeoutMs: 3000,
      backoffMaxMs: 600_000,
      askAgainMs: 600_000,
    });
    expect(read(PRODUCTION).payouts.by).toBe('desk');
    expect(read({ PAYOUTS: 'desk' }).payouts.by).toBe('desk');
    expect(read({ ...PRODUCTION, ...SERVICE }).payouts).toMatchObject({
      by: 'http',
      service: { url: 'https://bank.pk/v1', keys: ['k'.repeat(32)] },
    });
  });

  test('identity is simulated in the sandbox, and nobody in production unless a service is configured', () => {
    expect(read({}).identity).toEqual({ by: 'sandbox' });
    expect(read(PRODUCTION).identity).toEqual({ by: 'none' });
    expect(read({ ...PRODUCTION, ...IDENTITY })).toMatchObject({
      identity: { by: 'http', url: 'https://id.pk/v1', keys: ['k'.repeat(32)], timeoutMs: 10_000 },
      publicUrl: 'https://sarraf.pk',
    });
    expect(read({ ...PRODUCTION, ...OTP }).identity).toMatchObject({ by: 'otp', clientId: 'c', clientSecret: 's' });
    expect(read({ PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe('http://localhost:3000');
  });

  test('lists are read with spaces', () => {
    expect(read({ ADMIN_MOBILES: ' +923001234567 , +923007654321', CONFIRMATIONS: 'trc20=5' })).toMatchObject({
      adminMobiles: ['+923001234567', '+923007654321'],
      confirmationsNeeded: { trc20: 5, '*': 3 },
    });
  });

  test('explorers and reading intervals have defaults, and are read', () => {
    expect(read({})).toMatchObject({ chains: [], explorers: {}, delayedAfterMs: 120_000, coldEveryMs: 900_000 });
    const explorers = 'bep20=https://testnet.bscscan.com/tx/, nile=https://nile.tronscan.org/#/transaction/';
    expect(read({ EXPLORERS: explorers, DELAYED_AFTER_MS: '5000', COLD_EVERY_MS: '1' })).toMatchObject({
      explorers: {
        bep20: 'https://testnet.bscscan.com/tx/',
        nile: 'https://nile.tronscan.org/#/transaction/',
      },
      delayedAfterMs: 5000,
      coldEveryMs: 1,
    });
  });

  test('chains are read from CHAINS', () => {
    const chain = { id: 'bep20', kind: 'evm', rpc: ['http://127.0.0.1:8545'], decimals: 18, confirmations: 15 };
    const contract = '0x55d398326f99059fF775485246999027B3197955';
    expect(read({ CHAINS: JSON.stringify([{ ...chain, contract }]) }).chains).toMatchObject([
      { id: 'bep20', contract },
    ]);
  });
});
