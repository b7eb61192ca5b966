import { WebAuthnError } from '@simplewebauthn/browser';
import { expect, it } from 'vitest';
import { passkeyFailure } from './passkeys.ts';

const named = (name: string) => Object.assign(new Error(name), { name });
const known = new WebAuthnError({
  message: 'The authenticator was previously registered',
  code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
  cause: named('InvalidStateError'),
});

it.each([
  ['the user cancelled, or did not answer in time', named('NotAllowedError'), 'cancelled'],
  ['the page stopped asking', named('AbortError'), 'cancelled'],
  ['the device has a passkey of this account', known, 'known'],
  ['the domain does not fit', named('SecurityError'), 'failed'],
  ['something that is no error', 'no', 'failed'],
])('%s', (_, error, why) => {
  expect(passkeyFailure(error)).toBe(why);
});
