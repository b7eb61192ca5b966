import { randomBytes } from 'node:crypto';
import { startDevChain, type DevChain } from '../dev-chain.ts';
import { startIdentityStandIn, type IdentityStandIn } from './identity.ts';
import { startMessagesStandIn, type MessagesStandIn } from './messages.ts';
import { startPayoutsStandIn, type PayoutsStandIn } from './payouts.ts';
import { startWhatsappStandIn, type WhatsappStandIn } from './whatsapp.ts';

/** Account key of the first test vector of BIP 32, which everybody knows. */
export const KNOWN_XPUB =
  'xpub68Gmy5EdvgibQVfPdqkBBCHxA5htiqg55crXYuXoQRKfDBFA1WEjWgP6LHhwBZeNK1VTsfTFUHCdrfp1bgwQ9xv5ski8PX9rL2dZXvgGDnw';

const randomKey = (): string => randomBytes(24).toString('base64url');

/** Everything a production server needs from others, on the loopback address. */
export interface Providers {
  /** Environment of the production server. */
  env: Record<string, string>;
  /** Keys that must appear in no log and in no reply of the server. */
  secrets: string[];
  /** Development chain, which is read as bep20. */
  chain: DevChain;
  whatsapp: WhatsappStandIn;
  messages: MessagesStandIn;
  identity: IdentityStandIn;
  payouts: PayoutsStandIn;
  close: () => Promise<void>;
}

/**
 * Starts a development chain and stand-ins of WhatsApp, an SMS service, an identity service and a payout service, with random keys. `serverUrl`
 * is the origin of the server, for webhooks and for the way back from the page of the identity service.
 */
export async function startProviders(serverUrl: string): Promise<Providers> {
  const keys = {
    WHATSAPP_TOKEN: randomKey(),
    WHATSAPP_APP_SECRET: randomKey(),
    WHATSAPP_VERIFY_TOKEN: randomKey(),
    MESSAGES_KEY: randomKey(),
    IDENTITY_KEY: randomKey(),
    PAYOUTS_KEY: randomKey(),
    SARRAF_SECRET: randomKey(),
  };
  const webhooks = `${serverUrl}/api/webhooks`;
  const chain = await startDevChain({ blockTime: 1, chainId: 56 });
  const whatsapp = await startWhatsappStandIn({
    token: keys.WHATSAPP_TOKEN,
    appSecret: keys.WHATSAPP_APP_SECRET,
    verifyToken: keys.WHATSAPP_VERIFY_TOKEN,
    webhookUrl: `${webhooks}/whatsapp`,
  });
  const messages = await startMessagesStandIn({ key: keys.MESSAGES_KEY, webhookUrl: `${webhooks}/messages` });
  const identity = await startIdentityStandIn({ key: keys.IDENTITY_KEY });
  const payouts = await startPayoutsStandIn({ key: keys.PAYOUTS_KEY, webhookUrl: `${webhooks}/payouts` });

  const { url, contract, decimals, chainId, otherToken } = chain;
  const network = { id: 'bep20', kind: 'evm', rpc: [url], contract, decimals, chainId, confirmations: 3 };
  const env = {
    ...keys,
    ...whatsapp.env,
    ...messages.env,
    SARRAF_MODE: 'production',
    PUBLIC_URL: serverUrl,
    DEPOSIT_XPUB: KNOWN_XPUB,
    CHAINS: JSON.stringify([{ ...network, pollMs: 1000, startBlock: 0, otherTokens: [otherToken] }]),
    MESSENGERS: 'whatsapp,http',
    IDENTITY: 'http',
    IDENTITY_URL: identity.url,
    PAYOUTS: 'http',
    PAYOUTS_URL: payouts.url,
  };
  return {
    env,
    secrets: Object.values(keys),
    ...{ chain, whatsapp, messages, identity, payouts },
    close: async () => {
      await Promise.all([whatsapp, messages, identity, payouts].map((each) => each.close()));
      await chain.stop();
    },
  };
}
