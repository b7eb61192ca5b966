import { readMobile, toE164 } from '@sarraf/domain';
import * as v from 'valibot';
import { BRAND } from './brand.ts';
import { readChains, type ChainConfig } from './chains/chains-config.ts';
import { ConfigError } from './config-error.ts';
import { readConfirmations, readExplorers } from './config-lists.ts';
import type { KeyRing } from './codes/key-ring.ts';
import { readSecrets } from './config-secrets.ts';
import { operationsVariables, readOperations, type OperationsConfig } from './operations/operations-config.ts';
import { messageVariables, readMessages, type MessageConfig } from './providers/messages-config.ts';
import { identityVariables, readIdentity, readPublicUrl, type IdentityConfig } from './providers/identity-config.ts';
import { readPayouts, type PayoutConfig } from './providers/payouts-config.ts';

export { ConfigError };

/** Account key of the sandbox, from a random seed that was thrown away: nobody can spend what its addresses receive. */
const SANDBOX_XPUB =
  'xpub6BhGJhGTp26EfNtxFuSvCb7NYh3x5hsyzv65chzT2kQaQzcKFmBotjhuSu9NRhVeWycuWq1o1qHMhZTQk4HznjmisQR3d6kK8xRddURZa46';

/** Limits of one-time codes; above them the server replies 429 (product.md R9). */
export interface Limits {
  /** Tries of one code. */
  triesPerCode: number;
  /** Lifetime of a code in seconds. */
  codeSeconds: number;
  /** Codes sent to one number within an hour. */
  sendsPerHour: number;
  /** Codes sent to one number within a day. */
  sendsPerDay: number;
  /** Wrong codes entered for one number within a day, over all its codes. */
  wrongCodesPerDay: number;
  /** Codes requested by one client address within an hour. */
  sendsPerAddressHour: number;
  /** Codes sent for one Aadhaar number within an hour, over all users. */
  sendsPerAadhaarHour: number;
}

/** Configuration of the server, from the environment. */
export interface Config {
  mode: 'sandbox' | 'production';
  host: string | undefined;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Folder of the built web app. */
  webDist: string;
  /** Keys of the hashes of codes, and of what is stored encrypted. */
  secrets: KeyRing;
  /** Ten national digits that are accepted in addition to real phone numbers; sandbox only. */
  testPhone: string | undefined;
  /** Whether administrators need a second factor for the desk and the settings. */
  adminSecondFactor: 'required' | 'off';
  /** E.164 numbers that become administrators at start. */
  adminMobiles: string[];
  /** Extended public key from which all deposit addresses are derived. */
  depositXpub: string;
  /** Further ids of networks with Ethereum addresses, besides bep20 and erc20; `*` is every id except trc20. */
  evmNetworks: string[];
  /** Networks that are read from real nodes, with their own numbers of confirmations. */
  chains: ChainConfig[];
  /** Path of the screening list. */
  screeningFile: string | undefined;
  /** Block explorers by network id; the hash of a transaction is appended. */
  explorers: Record<string, string>;
  /** Milliseconds after which a network that was not read is shown to sellers as delayed. */
  delayedAfterMs: number;
  /** Milliseconds between two checks of the addresses of orders that ended. */
  coldEveryMs: number;
  /** Confirmations that a deposit needs, by network id; `*` is any other network. A configured chain has its own. */
  confirmationsNeeded: Record<string, number>;
  /** Number of proxies in front of the server whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  logLevel: string;
  /** Milliseconds between two rounds of the worker. */
  workerEveryMs: number;
  payouts: PayoutConfig;
  messages: MessageConfig;
  identity: IdentityConfig;
  /** Address people open the app at, without a slash at its end; empty if it is not known. */
  publicUrl: string;
  /** Legal name of the operator, who pays the sellers, on proofs of payment; null if it is not set. */
  operatorName: string | null;
  /** Milliseconds in which a server still accepts requests after SIGTERM, so that a load balancer notices first. */
  drainMs: number;
  /** Metrics, heartbeats of the background loops, and tolerances of the queues. */
  operations: OperationsConfig;
  sandbox: { seed: boolean; confirmationMs: number; payoutMs: number };
  limits: Limits;
}

const text = v.pipe(v.string(), v.trim());
const given = v.optional(
  v.pipe(
    text,
    v.transform((value) => value || undefined),
  ),
);
const whole = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      text,
      v.transform((value) => (value === '' ? fallback : Number(value))),
      v.integer('must be a whole number'),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(fallback),
  );
const list = v.optional(
  v.pipe(
    text,
    v.transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  ),
  '',
);
const COUNT = 1_000_000;
const DAY_MS = 86_400_000;

const environment = v.object({
  SARRAF_MODE: v.optional(v.picklist(['sandbox', 'production'], 'must be sandbox or production')),
  NODE_ENV: given,
  HOST: given,
  PORT: whole(3000, 0, 65_535),
  DATA_DIR: given,
  DATABASE_URL: given,
  WEB_DIST: given,
  SARRAF_SECRET: given,
  SARRAF_SECRETS: given,
  TEST_PHONE: v.optional(v.pipe(text, v.regex(/^([0-9]{10})?$/, 'must be ten digits, or empty'))),
  ADMIN_MOBILES: list,
  OPERATOR_NAME: given,
  ADMIN_SECOND_FACTOR: v.optional(v.pipe(text, v.picklist(['required', 'off'], 'must be required or off'))),
  DEPOSIT_XPUB: given,
  EVM_NETWORKS: list,
  CONFIRMATIONS: list,
  CHAINS: given,
  CHAINS_FILE: given,
  SCREENING_FILE: given,
  EXPLORERS: list,
  DELAYED_AFTER_MS: whole(120_000, 1, DAY_MS),
  COLD_EVERY_MS: whole(900_000, 1, DAY_MS),
  TRUSTED_PROXIES: whole(0, 0, 10),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'is not a level')),
  WORKER_EVERY_MS: whole(1000, 50, 60_000),
  PAYOUTS: v.optional(v.pipe(text, v.picklist(['sandbox', 'desk', 'http'], 'must be sandbox, desk or http'))),
  PAYOUTS_URL: given,
  PAYOUTS_KEY: given,
  PAYOUT_TIMEOUT_MS: whole(10_000, 1, 600_000),
  PAYOUT_TITLE_TIMEOUT_MS: whole(3000, 1, 60_000),
  PAYOUT_BACKOFF_MAX_MS: whole(600_000, 1, DAY_MS),
  PAYOUT_ASK_AGAIN_MS: whole(600_000, 1, DAY_MS),
  ...messageVariables,
  MESSAGE_TIMEOUT_MS: whole(5000, 1, 60_000),
  ...identityVariables,
  IDENTITY_TIMEOUT_MS: whole(10_000, 1, 600_000),
  ...operationsVariables,
  LOOP_ROUND_MS: whole(10_000, 100, 600_000),
  DRAIN_MS: whole(3000, 0, 60_000),
  SEED: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  SANDBOX_CONFIRMATION_MS: whole(1000, 0, 3_600_000),
  SANDBOX_PAYOUT_MS: whole(3000, 0, 3_600_000),
  OTP_TRIES: whole(5, 1, COUNT),
  OTP_LIFE_SECONDS: whole(300, 1, 86_400),
  OTP_SENDS_PER_HOUR: whole(5, 1, COUNT),
  OTP_SENDS_PER_DAY: whole(10, 1, COUNT),
  OTP_WRONG_PER_DAY: whole(20, 1, COUNT),
  OTP_SENDS_PER_ADDRESS_HOUR: v.optional(text),
  OTP_SENDS_PER_AADHAAR_HOUR: v.optional(text),
});

const countOr = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new ConfigError(`${name} must be a whole number from 1.`);
  return count;
};

/** Reads the environment, or throws one {@link ConfigError} that names the variable. Paths are left as given. */
export function readConfig(
  env: Record<string, string | undefined>,
  defaults: { dataDir: string; webDist: string },
): Config {
  // An empty variable counts as not set, except TEST_PHONE: an empty one disables the test number.
  const set = Object.entries(env).filter(([name, value]) => value !== '' || name === 'TEST_PHONE');
  const parsed = v.safeParse(environment, Object.fromEntries(set));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigError(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`);
  }
  const e = parsed.output;
  const mode = e.SARRAF_MODE ?? (e.NODE_ENV === 'production' ? 'production' : 'sandbox');
  const sandbox = mode === 'sandbox';
  if (!sandbox && e.TEST_PHONE) {
    throw new ConfigError(
      'TEST_PHONE is set: a number anybody may use has no place in production. Unset it and start again.',
    );
  }
  const secrets = readSecrets(e, sandbox);
  if (!sandbox && !e.DEPOSIT_XPUB) {
    throw new ConfigError('DEPOSIT_XPUB must be set in production: the extended public key of your deposit wallet.');
  }
  const adminSecondFactor = e.ADMIN_SECOND_FACTOR ?? (sandbox ? 'off' : 'required');
  const badAdmin = e.ADMIN_MOBILES.find((mobile) => readMobile(mobile) === null);
  if (badAdmin) throw new ConfigError(`ADMIN_MOBILES: ${badAdmin} is not a mobile number like +923001234567.`);
  return {
    mode,
    host: e.HOST,
    port: e.PORT,
    dataDir: e.DATA_DIR ?? defaults.dataDir,
    databaseUrl: e.DATABASE_URL,
    webDist: e.WEB_DIST ?? defaults.webDist,
    secrets,
    testPhone: sandbox ? (e.TEST_PHONE ?? '1234567890') || undefined : undefined,
    adminSecondFactor,
    adminMobiles: e.ADMIN_MOBILES.map(toE164),
    depositXpub: e.DEPOSIT_XPUB ?? SANDBOX_XPUB,
    evmNetworks: e.EVM_NETWORKS.length > 0 ? e.EVM_NETWORKS : sandbox ? ['*'] : [],
    chains: readChains(e),
    screeningFile: e.SCREENING_FILE,
    explorers: readExplorers(e.EXPLORERS),
    delayedAfterMs: e.DELAYED_AFTER_MS,
    coldEveryMs: e.COLD_EVERY_MS,
    confirmationsNeeded: readConfirmations(
      e.CONFIRMATIONS,
      sandbox ? { '*': 3 } : { trc20: 19, bep20: 15, erc20: 12, '*': 30 },
    ),
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL ?? (sandbox ? 'warn' : 'info'),
    workerEveryMs: e.WORKER_EVERY_MS,
    payouts: readPayouts(e, sandbox),
    messages: readMessages(e),
    identity: readIdentity(e, sandbox),
    publicUrl: readPublicUrl(e.PUBLIC_URL),
    operatorName: e.OPERATOR_NAME ?? BRAND.legalName,
    drainMs: e.DRAIN_MS,
    operations: readOperations(e),
    sandbox: { seed: e.SEED === 'on', confirmationMs: e.SANDBOX_CONFIRMATION_MS, payoutMs: e.SANDBOX_PAYOUT_MS },
    limits: {
      triesPerCode: e.OTP_TRIES,
      codeSeconds: e.OTP_LIFE_SECONDS,
      sendsPerHour: e.OTP_SENDS_PER_HOUR,
      sendsPerDay: e.OTP_SENDS_PER_DAY,
      wrongCodesPerDay: e.OTP_WRONG_PER_DAY,
      sendsPerAddressHour: countOr('OTP_SENDS_PER_ADDRESS_HOUR', e.OTP_SENDS_PER_ADDRESS_HOUR, sandbox ? 1000 : 200),
      sendsPerAadhaarHour: countOr('OTP_SENDS_PER_AADHAAR_HOUR', e.OTP_SENDS_PER_AADHAAR_HOUR, sandbox ? 1000 : 5),
    },
  };
}
