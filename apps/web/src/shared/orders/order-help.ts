import type { Order } from '@sarraf/api-client';
import { orderTopic, type OrderTopic } from '@sarraf/domain';
import { supportMailLink } from '../layout/brand.ts';
import { orderActionsMessages } from './order-actions.messages.ts';

/** Anchor of the FAQ that explains each state of an order; null without one. */
export const FAQ_ANCHORS = {
  sending: 'wrong-network',
  vanished: 'transfer-gone',
  'paid-short': 'paid-short',
  confirming: 'how-long',
  'in-review': 'in-review',
  'being-paid': 'how-long',
  'payout-refused': 'payout-refused',
  'payout-returned': 'payout-returned',
  paid: 'not-arrived',
  'late-transfer': 'late-transfer',
  'timed-out': 'timed-out',
  cancelled: 'cancel',
  failed: 'wallet-balance',
  credited: 'wallet-balance',
  unknown: null,
} as const satisfies Record<OrderTopic, string | null>;

/** Anchor of a FAQ that a state of an order links to. */
export type FaqAnchor = NonNullable<(typeof FAQ_ANCHORS)[OrderTopic]>;

/** What a seller who asks for help with an order needs: the text for support with order id and state, the e-mail with it, and the FAQ of the state. */
export function orderHelp(orderId: string, order: Order | null): { mail: string; text: string; faq: FaqAnchor | null } {
  const { subject, text: textOf, states } = orderActionsMessages.current.help;
  const topic = order ? orderTopic(order) : 'unknown';
  const text = textOf({ orderId, state: states[topic] });
  return {
    mail: `${supportMailLink(subject({ orderId }))}&body=${encodeURIComponent(text)}`,
    text,
    faq: FAQ_ANCHORS[topic],
  };
}
