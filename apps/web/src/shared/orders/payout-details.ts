import type { Order } from '@sarraf/api-client';
import { type PaymentField, formatMobile, isPkrMobile, shortDetail, toE164 } from '@sarraf/domain';

/** Payout details of an order; each is absent if the order does not have it (product.md S10). */
export interface PayoutDetails {
  holder?: string;
  phone?: string;
  /** Masked. */
  account?: string;
  /** Masked. */
  iban?: string;
  utr?: string;
}

/** Payout details from the account embedded in an order. Account number and IBAN are masked; the phone is the seller's own and is not. */
export function payoutDetails({ bank_id: bank, transfer_ref }: Pick<Order, 'bank_id' | 'transfer_ref'>): PayoutDetails {
  const maskedField = (field: PaymentField): string | undefined => {
    const value = bank?.[field]?.trim();
    return value ? shortDetail({ method: 'others', accountNumber: value }) : undefined;
  };
  const phone = bank?.phoneNumber?.trim();
  const rows: [keyof PayoutDetails, string | null | undefined][] = [
    ['holder', bank?.name],
    ['phone', phone && isPkrMobile(phone) ? formatMobile(toE164(phone)) : phone],
    ['account', maskedField('accountNumber')],
    ['iban', maskedField('iban')],
    ['utr', transfer_ref],
  ];
  return Object.fromEntries(rows.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
