import type { Exception } from '@sarraf/api-client';
import { type ExceptionAction, formatRupees, formatUsdt, ltr, statusLabel } from '@sarraf/domain';
import type { ActWords } from '../act-words.ts';
import { deskMessages } from '../desk.messages.ts';
import { exceptionsMessages } from './exceptions.messages.ts';

/** Sentence that says what happened. */
export function exceptionText({ kind, amount, rupees, token, network, order, count }: Exception): string {
  const words = exceptionsMessages.current.what;
  const { unit } = deskMessages.current;
  const sent = { amount: ltr(`${formatUsdt(amount)} ${token ?? unit}`), network: network.toUpperCase() };
  switch (kind) {
    case 'unmatched':
      return words.unmatched(sent);
    case 'wrong-network':
      return order ? words.wrongNetwork({ ...sent, meant: order.network.toUpperCase() }) : words.unmatched(sent);
    case 'wrong-token':
      return words.wrongToken(sent);
    case 'dust':
      return words.dust({ ...sent, count });
    case 'dropped':
      return words.dropped(sent);
    case 'screened':
      return words.screened(sent);
    case 'paid-twice':
      return words.paidTwice({ rupees: formatRupees(rupees ?? 0) });
    case 'paid-after-refund':
      return words.paidAfterRefund({ rupees: formatRupees(rupees ?? 0) });
    default:
      return words.other({ ...sent, kind: statusLabel(kind) });
  }
}

/** Amount of an exception: received USDT or another token, or paid rupees. */
export const exceptionFigure = ({ amount, rupees, token }: Exception): string =>
  rupees ? formatRupees(rupees) : `${formatUsdt(amount)} ${token ?? deskMessages.current.unit}`;

/** Texts of an action; `ignore` has its own for dropped transfers and for rupees, which leave nothing to retain. */
export function actWords({ kind, rupees }: Exception, action: ExceptionAction): ActWords {
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
