import { type Decimal, type DecimalInput, decimal } from './money.ts';

/** USDT still to send of an order: what is due less what arrived, and 0 once enough did. Nothing read yet counts as nothing arrived. */
export function depositRest(due: DecimalInput, received: DecimalInput | null | undefined): Decimal {
  const rest = decimal(due).minus(received ?? 0);
  return rest.gt(0) ? rest : decimal(0);
}
