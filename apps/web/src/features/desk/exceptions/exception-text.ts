import type { Exception } from '@sarraf/api-client';
import { type ExceptionAction, formatRupees, formatUsdt, ltr, statusLabel } from '@sarraf/domain';
import type { ActMessages } from '../act-messages.ts';
import { deskMessages } from '../desk.messages.ts';
import { exceptionsMessages } from './exceptions.messages.ts';

/** Sentence that says what happened. */
export function exceptionText({ kind, amount, rupees, token, network, order, count }: Exception): string {
  const messages = exceptionsMessages.current.what;
  const { unit } = deskMessages.current;
  const sent = { amount: ltr(`${formatUsdt(amount)} ${token ?? unit}`), network: network.toUpperCase() };
  switch (kind) {
    case 'unmatched':
      return messages.unmatched(sent);
    case 'wrong-network':
      return order ? messages.wrongNetwork({ ...sent, meant: order.network.toUpperCase() }) : messages.unmatched(sent);
    case 'wrong-token':
      return messages.wrongToken(sent);
    case 'dust':
      return messages.dust({ ...sent, count });
    case 'dropped':
      return messages.dropped(sent);
    case 'screened':
      return messages.screened(sent);
    case 'paid-twice':
      return messages.paidTwice({ rupees: formatRupees(rupees ?? 0) });
    case 'paid-after-refund':
      return messages.paidAfterRefund({ rupees: formatRupees(rupees ?? 0) });
    default:
      return messages.other({ ...sent, kind: statusLabel(kind) });
  }
}

/** Amount of an exception: received USDT or another token, or paid rupees. */
export const exceptionFigure = ({ amount, rupees, token }: Exception): string =>
  rupees ? formatRupees(rupees) : `${formatUsdt(amount)} ${token ?? deskMessages.current.unit}`;

/** Texts of an action; `ignore` has its own for dropped transfers and for rupees, which leave nothing to retain. */
export function actMessages({ kind, rupees }: Exception, action: ExceptionAction): ActMessages {
  const { acts, ignores } = exceptionsMessages.current;
  if (action !== 'ignore') return acts[action];
  if (kind === 'dropped') return ignores.dropped;
  return rupees ? ignores.rupees : acts.ignore;
}

/** Text of a resolution; an unknown one is shown by its own name. */
export function resolutionText(resolution: string): string {
  const texts: Readonly<Record<string, string>> = exceptionsMessages.current.resolutions;
  return (Object.hasOwn(texts, resolution) ? texts[resolution] : undefined) ?? statusLabel(resolution);
}
