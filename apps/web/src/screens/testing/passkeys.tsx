import type { NewPasskey, PasskeyAssertion } from '@sarraf/api-client';
import type { Decorator } from '@storybook/react-vite';
import {
  PasskeyError,
  PasskeysProvider,
  type PasskeyFailure,
  type Passkeys,
} from '../../features/second-factor/passkeys.ts';
import type { visit } from './visit.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Changes how the device answers, also to a request that waits; only in stories made with `changingDevice`. */
    changeDevice: (device: StoryDevice) => void;
  }
}

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

const providing =
  (passkeys: Passkeys): Decorator =>
  (Story) => (
    <PasskeysProvider value={passkeys}>
      <Story />
    </PasskeysProvider>
  );

/** Gives a story a device with passkeys; the browser of the tests has none. */
export const withDevice = (device: StoryDevice): Decorator => providing(passkeysOf(device));

/** Passkeys of a device whose answer can be changed. */
function changingPasskeys() {
  let now: StoryDevice = 'works';
  const waiting: (() => void)[] = [];
  const ask = <Credential,>(credential: Credential): Promise<Credential> =>
    now === 'waits' ? new Promise((resolve) => waiting.push(() => resolve(ask(credential)))) : answer(now, credential);
  const passkeys: Passkeys = {
    isSupported: () => now !== 'none',
    create: () => ask(created),
    get: () => ask(signed),
  };
  const change = (device: StoryDevice) => {
    now = device;
    for (const goOn of waiting.splice(0)) goOn();
  };
  return { passkeys, change };
}

type Begin = ReturnType<typeof visit>['beforeEach'];

/** Gives a story a device with passkeys, which first answers in this way, and adds `changeDevice`. */
export function changingDevice(story: ReturnType<typeof visit>, first: StoryDevice) {
  const { passkeys, change } = changingPasskeys();
  return {
    ...story,
    decorators: [providing(passkeys)],
    beforeEach: (context: Parameters<Begin>[0] & { changeDevice: typeof change }) => {
      change(first);
      context.changeDevice = change;
      return story.beforeEach(context);
    },
  };
}
