import { qrMode } from '../../../shared/preferences/qr-mode.ts';
import { createStore } from '../../../shared/store/create-store.ts';

/** Deposit address for which the network warning was confirmed; a new order has a new address and warns again. */
export const warnedAddress = createStore<string | null>(null);

/** Forgets what step 3 remembers, for stories. */
export function resetStepMemory(): void {
  qrMode.choose('amount');
  warnedAddress.set(null);
}
