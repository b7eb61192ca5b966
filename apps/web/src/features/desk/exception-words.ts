import type { Exception } from '@sarraf/api-client';
import { formatUsdt, ltr, statusWords } from '@sarraf/domain';
import { deskMessages } from './desk.messages.ts';

/** What happened, in one sentence. */
export function exceptionText({ kind, amount, token, network, order, count }: Exception): string {
  const { unit, exceptions } = deskMessages.current;
  const words = exceptions.what;
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
    default:
      return words.other({ ...sent, kind: statusWords(kind) });
  }
}

/** What became of one that was decided on; a word that no build has heard of stands for itself. */
export function resolutionText(resolution: string): string {
  const told: Readonly<Record<string, string>> = deskMessages.current.exceptions.resolutions;
  return (Object.hasOwn(told, resolution) ? told[resolution] : undefined) ?? statusWords(resolution);
}
