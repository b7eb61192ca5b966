import type { MessageOf } from '../messages.ts';
import type { Identity } from './identity.ts';
import { ProviderUnavailable } from './providers.ts';

const refuse = (messageOf: MessageOf) => async (): Promise<never> => {
  throw new ProviderUnavailable(messageOf);
};

/** Identity provider of production without `IDENTITY`. Each call rejects with `ProviderUnavailable` (503). */
export const noIdentity: Identity = {
  adapter: 'none',
  needsConsent: false,
  sharedNumber: null,
  begin: refuse(({ providers }) => providers.noIdentity),
  check: refuse(({ providers }) => providers.noIdentity),
};
