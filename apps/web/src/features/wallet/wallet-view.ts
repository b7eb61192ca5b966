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

/** Whether a withdrawal is open: neither sent nor refused. An unknown state counts as open. */
export const isOnTheWay = ({ status }: Pick<OwnWithdrawal, 'status'>): boolean =>
  status !== 'paid' && status !== 'refused';

/** Text and tone of a withdrawal's state; an unknown state is shown as it is. */
export function stateOf({ status }: Pick<OwnWithdrawal, 'status'>): { text: string; tone: Tone } {
  return isState(status)
    ? { text: walletMessages.current.states[status], tone: TONES[status] }
    : { text: status, tone: 'neutral' };
}

type Reason = keyof typeof walletMessages.current.reasons;
const isReason = (word: string): word is Reason => Object.hasOwn(walletMessages.current.reasons, word);

/** Texts of a movement's row (product.md R45). */
export function movementView({ at, amount, reason }: Pick<WalletEntry, 'at' | 'amount' | 'reason'>) {
  const usdt = decimal(amount);
  const ms = parseServerTime(at);
  return {
    /** Amount with its sign, so that colour alone never carries the direction. */
    amount: `${usdt.lt(0) ? '−' : '+'}${formatUsdt(usdt.abs())}`,
    reason: walletMessages.current.reasons[isReason(reason) ? reason : 'other'],
    /** Date in the user's time zone; the server's text if it cannot be parsed. */
    date: ms === null ? at : dateTimeText(ms),
  };
}
