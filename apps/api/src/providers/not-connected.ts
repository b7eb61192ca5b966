import type { MessageOf } from '../messages.ts';
import { ProviderUnavailable, type Identity } from './providers.ts';

const refuse = (messageOf: MessageOf) => async (): Promise<never> => {
  throw new ProviderUnavailable(messageOf);
};

/** Identity provider of a production server without one. Each call rejects with `ProviderUnavailable` (503). */
export const notConnected: Identity = {
  requestCode: refuse(({ providers }) => providers.noIdentity),
  checkCode: refuse(({ providers }) => providers.noIdentity),
};
