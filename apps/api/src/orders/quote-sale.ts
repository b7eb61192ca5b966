import type { CreateOrderData, WithoutNulls } from '@sarraf/api-client/contract';
import { brokenLimit, formatUsdt, MAX_SELL_USDT, priceFor, quoteAtPrice, type SellLimit } from '@sarraf/domain';
import { misconfiguredNetworks } from '../chains/check-decimals.ts';
import { fieldError } from '../http-error.ts';
import type { Messages } from '../messages.ts';
import { requireOwnBank } from '../people/banks.ts';
import { checkTransferLimit } from '../people/transfer-limit.ts';
import { termsOf, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import type { Network, PlatformSettings } from '../settings/settings.ts';

/** Sale as the seller asks for it. */
export type OrderRequest = WithoutNulls<CreateOrderData['body']>;

/** Messages for an amount that breaks a limit of the sale, by limit. */
export function limitMessages({ sell }: Messages, min: number, network?: Network): Record<SellLimit, string> {
  const { name = '', minAmount = 0, maxAmount = 0 } = network ?? {};
  const below = sell.belowMin({ min });
  return {
    empty: below,
    'below-min': below,
    'above-max': sell.aboveMax({ max: MAX_SELL_USDT }),
    'below-network': sell.belowNetworkMin({ network: name, min: formatUsdt(minAmount) }),
    'above-network': sell.aboveNetworkMax({ network: name, max: formatUsdt(maxAmount) }),
  };
}

/** Quotes a sale: price, fee, rupees and payment account. Throws if there is no price, or the account is not the seller's or cannot take so much at once. */
export async function quoteSale({ db }: Services, user: UserRow, request: OrderRequest, settings: PlatformSettings) {
  const terms = termsOf(user, settings);
  const { amount } = request;
  const bank = await requireOwnBank(db, user.id, request.bankAccountId);
  const price = priceFor(amount, settings.price_ranges);
  if (price.lte(0)) throw fieldError('amount', ({ sell }) => sell.noPrice);
  const quote = quoteAtPrice({
    quantity: amount,
    price,
    feeRate: terms.platform_fee,
    discountRate: terms.platform_fee_discount,
  });
  checkTransferLimit({ bank, rupees: quote.received, settings }, 'amount');
  return {
    quote,
    row: {
      user_id: user.id,
      type: 'sell',
      quantity: quote.quantity.toString(),
      price: quote.price.toString(),
      price_ranges: JSON.stringify(settings.price_ranges),
      fee_rate: String(terms.platform_fee),
      fee_discount: String(terms.platform_fee_discount),
      platform_fee: quote.fee.toString(),
      net_amount: quote.received.toString(),
      bank_account_id: request.bankAccountId,
    } as const,
  };
}

/** Network of the deposit. Throws if it is not offered, is paused, or the amount breaks a limit. */
export async function networkOf(
  { db, isOffered }: Services,
  user: UserRow,
  request: OrderRequest,
  settings: PlatformSettings,
): Promise<Network> {
  const { min_quantity: min } = termsOf(user, settings);
  const misconfigured = await misconfiguredNetworks(db);
  const network = settings.networks.find(
    ({ id }) => id === request.networkId && isOffered(id) && !misconfigured.has(id),
  );
  const pausedReason = network?.pausedReason;
  if (pausedReason) throw fieldError('networkId', (_, language) => pausedReason[language]);
  const limit = brokenLimit(request.amount, { min, network });
  if (limit !== null) {
    const field = limit === 'below-network' || limit === 'above-network' ? 'networkId' : 'amount';
    throw fieldError(field, (messages) => limitMessages(messages, min, network)[limit]);
  }
  if (!network) throw fieldError('networkId', ({ sell }) => sell.unknownNetwork);
  return network;
}
