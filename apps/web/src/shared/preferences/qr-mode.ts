import { isQrMode, type QrMode } from '@sarraf/domain';
import { definePreference } from './define-preference.ts';

/** What QR codes of deposits say, as last chosen on this device: a wallet that refused the amount once refuses it again (product.md R25). */
export const qrMode = definePreference<QrMode>({
  key: 'qrMode',
  parse: (stored) => (isQrMode(stored) ? stored : 'amount'),
  format: (mode) => mode,
  apply: () => undefined,
  prerendered: 'amount',
});
