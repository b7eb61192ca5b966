import type { Exception } from '@sarraf/api-client';
import { type ExceptionAction, formatRupees, formatUsdt, ltr, statusLabel } from '@sarraf/domain';
import type { ActWords } from '../act-words.ts';
import { deskMessages } from '../desk.messages.ts';
import { exceptionsMessages } from './exceptions.messages.ts';

/** What happened, in one sentence. */
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

/** How much it is about: USDT or another token that came, or rupees that left. */
export const exceptionFigure = ({ amount, rupees, token }: Exception): string =>
  rupees ? formatRupees(rupees) : `${formatUsdt(amount)} ${token ?? deskMessages.current.unit}`;

/** What deciding on it says and asks: of a transfer that vanished, or of rupees, nothing is kept. */
export function actWords({ kind, rupees }: Exception, action: ExceptionAction): ActWords {
  const { acts, ignores } = exceptionsMessages.current;
  if (action !== 'ignore') return acts[action];
  if (kind === 'dropped') return ignores.dropped;
  return rupees ? ignores.rupees : acts.ignore;
}

/** What became of one that was decided on; a word that no build has heard of stands for itself. */
export function resolutionText(resolution: string): string {
  const told: Readonly<Record<string, string>> = exceptionsMessages.current.resolutions;
  return (Object.hasOwn(told, resolution) ? told[resolution] : undefined) ?? statusLabel(resolution);
}
