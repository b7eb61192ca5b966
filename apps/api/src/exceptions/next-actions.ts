import { decimal } from '@sarraf/domain';
import type { ExceptionKind } from '../db/schema.ts';

/** What the desk does with an exception (ADR 32). */
export type ExceptionAction = 'credit' | 'refunded' | 'ignore';

/** What the next actions depend on. */
export interface ExceptionFacts {
  kind: ExceptionKind;
  isOpen: boolean;
  /** All of its transfers have their confirmations: nothing is given away before. */
  isConfirmed: boolean;
  /** Somebody's wallet can be credited. */
  hasOwner: boolean;
  /** USDT of its transfers, as decimal text. */
  amount: string;
}

/** What may be done with an exception next; what vanished can only be ignored. */
export function nextActionsOf({ kind, isOpen, isConfirmed, hasOwner, amount }: ExceptionFacts): ExceptionAction[] {
  if (!isOpen) return [];
  if (kind === 'dropped') return ['ignore'];
  const isSomething = isConfirmed && decimal(amount).gt(0);
  return [
    ...(isSomething && hasOwner ? (['credit'] as const) : []),
    ...(isSomething ? (['refunded'] as const) : []),
    'ignore',
  ];
}
