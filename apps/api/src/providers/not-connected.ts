import type { MessageOf } from '../messages.ts';
import { ProviderUnavailable, type Identity, type Messenger } from './providers.ts';

const refuse = (messageOf: MessageOf) => async (): Promise<never> => {
  throw new ProviderUnavailable(messageOf);
};

/**
 * Providers of production until the operator writes adapters for WhatsApp and identity services. Each call rejects with
 * `ProviderUnavailable` (503).
 */
export const notConnected = () => {
  const messenger: Messenger = { sendCode: refuse(({ providers }) => providers.noMessenger) };
  const identity: Identity = {
    requestCode: refuse(({ providers }) => providers.noIdentity),
    checkCode: refuse(({ providers }) => providers.noIdentity),
  };
  return { messenger, identity };
};
