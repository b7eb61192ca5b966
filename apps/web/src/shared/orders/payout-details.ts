import type { Order } from '@sarraf/api-client';
import { type PaymentField, formatMobile, isPkrMobile, maskedDetail, toE164 } from '@sarraf/domain';

/** Four dots before the last four characters: enough to say that something is hidden, short enough for a phone. */
const VISIBLE_TAIL = 8;

/** The payout details of a result, each only where the order has it (product.md S10). */
export interface PayoutDetails {
  holder?: string;
  phone?: string;
  /** Masked. */
  account?: string;
  /** Masked. */
  iban?: string;
  utr?: string;
}

/** Reads them off the embedded account; numbers that identify an account are masked, the phone is the seller's own. */
export function payoutDetails({ bank_id: bank, transfer_ref }: Pick<Order, 'bank_id' | 'transfer_ref'>): PayoutDetails {
  const maskedField = (field: PaymentField): string | undefined => {
    const value = bank?.[field]?.trim();
    return value ? maskedDetail({ method: 'others', accountNumber: value }).slice(-VISIBLE_TAIL) : undefined;
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
