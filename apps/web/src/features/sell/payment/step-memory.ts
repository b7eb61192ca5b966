import { createStore } from '../../../shared/store/create-store.ts';

/** Whether codes hold the address alone: a wallet that refused the amount once refuses it again (product.md R25). */
export const addressOnly = createStore(false);

/** The deposit address whose network the seller was warned about before copying it; a new order has a new one. */
export const warnedAddress = createStore<string | null>(null);

/** Forgets both, as a reload does: they last while the page lives and are stored nowhere. */
export function resetStepMemory(): void {
  addressOnly.set(false);
  warnedAddress.set(null);
}
