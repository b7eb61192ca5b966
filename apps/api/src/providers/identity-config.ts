import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';
import type { SigningKeys } from '../signatures.ts';
import { isSafePage } from './public-url.ts';
import { serviceUrl, signingKeys } from './service-config.ts';

/** Configuration of the identity provider; `none`: verification is answered with 503. */
export type IdentityConfig = { by: 'sandbox' } | { by: 'none' } | HttpIdentityConfig | OtpIdentityConfig;

/** A service that speaks our own signed protocol. */
interface HttpIdentityConfig {
  by: 'http';
  url: string;
  keys: SigningKeys;
  timeoutMs: number;
}

/** A service of the Cashfree kind. */
interface OtpIdentityConfig {
  by: 'otp';
  url: string;
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
}

const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value || undefined),
  ),
);

/** Schemas of the environment variables of identity. */
export const identityVariables = {
  IDENTITY: v.optional(
    v.pipe(v.string(), v.trim(), v.picklist(['sandbox', 'http', 'otp'], 'must be sandbox, http or otp')),
  ),
  IDENTITY_URL: optionalText,
  IDENTITY_KEY: optionalText,
  IDENTITY_CLIENT_ID: optionalText,
  IDENTITY_CLIENT_SECRET: optionalText,
  PUBLIC_URL: optionalText,
};

/** Environment variables of identity. */
type IdentityVariables = {
  [Name in keyof typeof identityVariables]?: v.InferOutput<(typeof identityVariables)[Name]>;
} & {
  IDENTITY_TIMEOUT_MS: number;
};

/** Reads the configuration of identity. Throws a {@link ConfigError} for an incomplete or mixed one. */
export function readIdentity(e: IdentityVariables, sandbox: boolean): IdentityConfig {
  const by = e.IDENTITY ?? (sandbox ? 'sandbox' : 'none');
  if (by === 'sandbox' && !sandbox) {
    throw new ConfigError('IDENTITY is sandbox: simulated checks have no place in production. Set it to http or otp.');
  }
  if (by !== 'http' && e.IDENTITY_KEY !== undefined) {
    throw new ConfigError('IDENTITY_KEY is for IDENTITY=http. Set that, or unset the key.');
  }
  if (by !== 'otp' && (e.IDENTITY_CLIENT_ID ?? e.IDENTITY_CLIENT_SECRET) !== undefined) {
    throw new ConfigError(
      'IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET are for IDENTITY=otp. Set that, or unset the two.',
    );
  }
  if (by === 'sandbox' || by === 'none') {
    if (e.IDENTITY_URL !== undefined) {
      throw new ConfigError('IDENTITY_URL is for IDENTITY=http and IDENTITY=otp. Set one, or unset the address.');
    }
    return { by };
  }
  const setting = `IDENTITY=${by}`;
  const url = serviceUrl({ name: 'IDENTITY_URL', setting, value: e.IDENTITY_URL }, 'https://identity.example.pk/v1');
  const timeoutMs = e.IDENTITY_TIMEOUT_MS;
  if (by === 'otp') {
    const { IDENTITY_CLIENT_ID: clientId, IDENTITY_CLIENT_SECRET: clientSecret } = e;
    if (clientId === undefined || clientSecret === undefined) {
      throw new ConfigError('IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET must be set with IDENTITY=otp.');
    }
    return { by, url, clientId, clientSecret, timeoutMs };
  }
  if (e.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'PUBLIC_URL must be set with IDENTITY=http: people come back to it from the page of the service.',
    );
  }
  const keys = signingKeys({ name: 'IDENTITY_KEY', setting, value: e.IDENTITY_KEY });
  return { by, url, keys, timeoutMs };
}

/** Reads the address people open the app at, without a slash at its end. Empty if it is not set: paths are then relative. */
export function readPublicUrl(given: string | undefined): string {
  if (given === undefined) return '';
  if (!isSafePage(given) || new URL(given).search !== '' || new URL(given).hash !== '') {
    throw new ConfigError('PUBLIC_URL must be the address people open the app at, like https://sarraf.example.pk.');
  }
  return new URL(given).href.replace(/\/+$/, '');
}
