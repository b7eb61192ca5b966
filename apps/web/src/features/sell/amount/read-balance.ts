import { type Api, sellerOperations, withCalls } from '@sarraf/api-client';

/** USDT of the wallet now, exact. In a file of its own: its schema is of no use to a sale from elsewhere. */
export const readBalance = async (api: Api): Promise<string> =>
  (await withCalls(api, sellerOperations).getWallet()).data.balance;
