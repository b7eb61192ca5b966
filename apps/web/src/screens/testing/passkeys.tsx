import type { NewPasskey, PasskeyAssertion } from '@sarraf/api-client';
import type { Decorator } from '@storybook/react-vite';
import {
  PasskeyError,
  PasskeysProvider,
  type PasskeyFailure,
  type Passkeys,
} from '../../features/second-factor/passkeys.ts';

const created: NewPasskey['credential'] = {
  id: 'Y3JlZGVudGlhbCBvbmU',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const signed: PasskeyAssertion['credential'] = {
  id: 'Y3JlZGVudGlhbCBvbmU',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MAA' },
};

/** How the device of a story answers: it works, its user does not answer, it fails, or the browser has no passkeys. */
export type StoryDevice = 'works' | 'waits' | PasskeyFailure | 'none';

function answer<Credential>(device: StoryDevice, credential: Credential): Promise<Credential> {
  if (device === 'works' || device === 'none') return Promise.resolve(credential);
  return device === 'waits' ? new Promise(() => {}) : Promise.reject(new PasskeyError(device));
}

const passkeysOf = (device: StoryDevice): Passkeys => ({
  isSupported: () => device !== 'none',
  create: () => answer(device, created),
  get: () => answer(device, signed),
});

/** Gives a story a device with passkeys; the browser of the tests has none. */
export const withDevice = (device: StoryDevice): Decorator => {
  const passkeys = passkeysOf(device);
  return (Story) => (
    <PasskeysProvider value={passkeys}>
      <Story />
    </PasskeysProvider>
  );
};
