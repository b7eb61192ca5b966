import { createStore } from '../../../shared/store/create-store.ts';

/** Whether QR codes contain the address alone. Kept from order to order: a wallet that refused the amount once refuses it again (product.md R25). */
export const addressOnly = createStore(false);

/** Deposit address for which the network warning was confirmed; a new order has a new address and warns again. */
export const warnedAddress = createStore<string | null>(null);

/** Resets both stores, as a reload does: they are kept in memory only. */
export function resetStepMemory(): void {
  addressOnly.set(false);
  warnedAddress.set(null);
}
