import type { OwnWithdrawal, WalletEntry } from '@sarraf/api-client';
import { decimal, formatUsdt, parseServerTime, type Tone } from '@sarraf/domain';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { walletMessages } from './wallet.messages.ts';

const TONES: Record<keyof typeof walletMessages.current.states, Tone> = {
  requested: 'notice',
  claimed: 'info',
  paid: 'positive',
  refused: 'negative',
};

type State = keyof typeof TONES;
const isState = (word: string): word is State => Object.hasOwn(TONES, word);

/** Whether a withdrawal is neither sent nor refused yet; one in a state this build has never heard of may still be. */
export const isOnTheWay = ({ status }: Pick<OwnWithdrawal, 'status'>): boolean =>
  status !== 'paid' && status !== 'refused';

/** How a withdrawal stands, in words; a state this build has never heard of speaks for itself. */
export function stateOf({ status }: Pick<OwnWithdrawal, 'status'>): { text: string; tone: Tone } {
  return isState(status)
    ? { text: walletMessages.current.states[status], tone: TONES[status] }
    : { text: status, tone: 'neutral' };
}

type Reason = keyof typeof walletMessages.current.reasons;
const isReason = (word: string): word is Reason => Object.hasOwn(walletMessages.current.reasons, word);

/** A movement of the wallet as its row shows it (product.md R45). */
export function movementView({ at, amount, reason }: Pick<WalletEntry, 'at' | 'amount' | 'reason'>) {
  const usdt = decimal(amount);
  const ms = parseServerTime(at);
  return {
    /** With its sign, which is never left to colour. */
    amount: `${usdt.lt(0) ? '−' : '+'}${formatUsdt(usdt.abs())}`,
    reason: walletMessages.current.reasons[isReason(reason) ? reason : 'other'],
    /** In the reader's own time zone; as it came where it cannot be read. */
    date: ms === null ? at : dateTimeText(ms),
  };
}
