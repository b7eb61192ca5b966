import { messages } from '../messages.ts';
import { ProviderUnavailable, type Chain, type Identity, type Messenger, type Payouts } from './providers.ts';

const refuse = (message: string) => async (): Promise<never> => {
  throw new ProviderUnavailable(message);
};

/**
 * What production has until an operator writes adapters for its own WhatsApp, identity, node and bank services: each call
 * is refused honestly (503), and nothing pretends to have happened.
 */
export const notConnected = (depositAddress: Chain['depositAddress']) => {
  const messenger: Messenger = { sendCode: refuse(messages.providers.noMessenger) };
  const identity: Identity = {
    requestCode: refuse(messages.providers.noIdentity),
    checkCode: refuse(messages.providers.noIdentity),
  };
  const chain: Chain = {
    depositAddress,
    transfersAfter: refuse(messages.providers.noChain),
    confirmationsOf: refuse(messages.providers.noChain),
  };
  const payouts: Payouts = {
    send: refuse(messages.providers.noPayouts),
    stateOf: refuse(messages.providers.noPayouts),
  };
  return { messenger, identity, chain, payouts };
};
