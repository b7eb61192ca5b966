import type { Payout } from '@sarraf/api-client';
import {
  BANKS,
  isPaymentMethodId,
  isTitleCheck,
  methodName,
  payoutStatus,
  payoutTone,
  statusLabel,
  type PayoutAction,
  type Tone,
  type TitleCheck,
} from '@sarraf/domain';
import { deskMessages } from '../desk.messages.ts';
import { payoutsMessages } from './payouts.messages.ts';

/** Text of a payout status; an unknown one is shown by its own name. */
const payoutStatusText = (word: string): string => {
  const known = payoutStatus(word);
  return known ? payoutsMessages.current.statuses[known] : statusLabel(word);
};

/** Whether the bank returned the rupees and the payout waits for a decision about them. */
const waitsReturned = ({ returned, refundedAt, status }: Payout): boolean =>
  !!returned && !refundedAt && (status === 'failed' || status === 'held');

/** Badge of a payout: that it awaits approval, that the bank returned it, or its status. */
export function payoutBadge(payout: Payout): { tone: Tone; text: string } {
  if (payout.approval) return { tone: 'notice', text: deskMessages.current.awaitingApproval };
  if (waitsReturned(payout)) return { tone: 'notice', text: payoutsMessages.current.returned.title };
  return { tone: payoutTone(payout.status), text: payoutStatusText(payout.status) };
}

/** Actions of payouts, in the order of their buttons. */
const ACTIONS: readonly PayoutAction[] = [
  'claim',
  'approve',
  'paid',
  'retry',
  'resume',
  'failed',
  'release',
  'hold',
  'refund',
];

/** Known actions of the caller's `nextActions`, in the order of their buttons. */
export const actionsOf = ({ nextActions }: Pick<Payout, 'nextActions'>): readonly PayoutAction[] =>
  ACTIONS.filter((action) => nextActions.includes(action));

/** Name of a bank; an unknown id is shown as it is. */
const bankText = (id: string): string => BANKS.find((bank) => bank.id === id)?.name ?? id;

/** Row of a slip. */
export interface SlipValue {
  label: string;
  value: string;
  /** The bank's own name of the account, beside the name that the seller typed. */
  title?: string | undefined;
  /** Result of comparing the title with the verified name; `typed`: the bank has told no title, and the typed name matches. */
  check?: TitleCheck | 'typed' | undefined;
}

/** Values that a banking app asks for, in its order, as far as the account has them. */
export function slipValues({ account, orderId }: Pick<Payout, 'account' | 'orderId'>): SlipValue[] {
  const messages = payoutsMessages.current;
  const rows: [string, string | null | undefined][] = [
    [messages.holder, account.name],
    [messages.bank, account.bankName && bankText(account.bankName)],
    [messages.accountNumber, account.accountNumber],
    [messages.iban, account.iban],
    [messages.phone, account.phoneNumber],
    [messages.nayapayId, account.nayapayId],
    [messages.reference, orderId],
  ];
  const { titleCheck: result } = account;
  const title = account.title || undefined;
  const check = isTitleCheck(result) ? result : undefined;
  const holder = { title, check: check === 'match' && !title ? ('typed' as const) : check };
  return rows.flatMap(([label, value], at) => (value ? [{ label, value, ...(at === 0 && holder) }] : []));
}

/** Bank or method of an account: `NayaPay`, `Meezan Bank`. */
export const accountKind = ({ method, bankName }: Payout['account']): string =>
  bankName ? bankText(bankName) : isPaymentMethodId(method) ? methodName(method) : method;
