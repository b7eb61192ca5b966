import { ProviderUnavailable, type Chain, type Identity, type Messenger, type Payouts } from './providers.ts';

const refuse = (message: string) => async (): Promise<never> => {
  throw new ProviderUnavailable(message);
};

/**
 * What production has until an operator writes adapters for its own WhatsApp, identity, node and bank services: each call
 * is refused honestly (503), and nothing pretends to have happened.
 */
export const notConnected = (depositAddress: Chain['depositAddress']) => {
  const messenger: Messenger = { sendCode: refuse('WhatsApp messages cannot be sent at the moment.') };
  const identity: Identity = {
    requestCode: refuse('Identity verification is not available at the moment.'),
    checkCode: refuse('Identity verification is not available at the moment.'),
  };
  const chain: Chain = {
    depositAddress,
    transfersAfter: refuse('No chain is connected.'),
    confirmationsOf: refuse('No chain is connected.'),
  };
  const payouts: Payouts = {
    send: refuse('No payout service is connected.'),
    stateOf: refuse('No payout service is connected.'),
  };
  return { messenger, identity, chain, payouts };
};
