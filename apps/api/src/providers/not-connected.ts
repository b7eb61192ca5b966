import type { MessageOf } from '../messages.ts';
import { ProviderUnavailable, type Identity, type Messenger } from './providers.ts';

const refuse = (messageOf: MessageOf) => async (): Promise<never> => {
  throw new ProviderUnavailable(messageOf);
};

/**
 * What production has until an operator writes adapters for its own WhatsApp and identity services: each call
 * is refused honestly (503), and nothing pretends to have happened.
 */
export const notConnected = () => {
  const messenger: Messenger = { sendCode: refuse(({ providers }) => providers.noMessenger) };
  const identity: Identity = {
    requestCode: refuse(({ providers }) => providers.noIdentity),
    checkCode: refuse(({ providers }) => providers.noIdentity),
  };
  return { messenger, identity };
};
