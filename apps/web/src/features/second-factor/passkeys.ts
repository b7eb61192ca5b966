import type { NewPasskey, PasskeyAssertion, PasskeyCreationOptions, PasskeyRequestOptions } from '@sarraf/api-client';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { createContext, use } from 'react';

/** Passkeys of the device. */
export interface Passkeys {
  /** Whether the browser has passkeys on this page. */
  isSupported: () => boolean;
  /** Creates a passkey; rejects with a {@link PasskeyError}. */
  create: (options: PasskeyCreationOptions) => Promise<NewPasskey['credential']>;
  /** Signs with a passkey; rejects with a {@link PasskeyError}. */
  get: (options: PasskeyRequestOptions) => Promise<PasskeyAssertion['credential']>;
}

/** Why the device gave no passkey: cancelled or too slow, it has one of this account already, or anything else. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

/** The device gave no passkey. */
export class PasskeyError extends Error {
  readonly why: PasskeyFailure;

  constructor(why: PasskeyFailure, cause?: unknown) {
    super(`The device gave no passkey: ${why}`, { cause });
    this.why = why;
  }
}

/** Failure of the device, from an error of the browser. A cancelled request and one that took too long look the same. */
export function passkeyFailure(error: unknown): PasskeyFailure {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

const refuse = (error: unknown): never => {
  throw new PasskeyError(passkeyFailure(error), error);
};

/** Passkeys of this browser. */
const browserPasskeys: Passkeys = {
  isSupported: browserSupportsWebAuthn,
  create: async (optionsJSON) => {
    const { id, response } = await startRegistration({ optionsJSON }).catch(refuse);
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  },
  get: async (optionsJSON) => {
    const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse);
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature } };
  },
};

const PasskeysContext = createContext<Passkeys>(browserPasskeys);

/** Replaces the passkeys of the browser, in stories. */
export const PasskeysProvider = PasskeysContext.Provider;

/** Passkeys of the device. */
export const usePasskeys = (): Passkeys => use(PasskeysContext);
