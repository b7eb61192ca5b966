import type { Payout } from '@sarraf/api-client';
import { BANKS, methodName, isPaymentMethodId, payoutStatus, statusLabel, type PayoutAction } from '@sarraf/domain';
import { payoutsMessages } from './payouts.messages.ts';

/** A status of a payout in words; one that no build has heard of in the server's own. */
export const payoutStatusText = (word: string): string => {
  const known = payoutStatus(word);
  return known ? payoutsMessages.current.statuses[known] : statusLabel(word);
};

/** The acts of payouts in the order they are offered. */
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

/** What the caller may do next with a payout, as far as this build knows how. */
export const actionsOf = ({ nextActions }: Pick<Payout, 'nextActions'>): readonly PayoutAction[] =>
  ACTIONS.filter((action) => nextActions.includes(action));

/** The bank of an account by its name; an id that is in no list stands for itself. */
const bankText = (id: string): string => BANKS.find((bank) => bank.id === id)?.name ?? id;

/** A value of the slip. */
export interface SlipValue {
  label: string;
  value: string;
}

/** What a banking app asks for, in the order it does, each only where the account has it. */
export function slipValues({ account, orderId }: Pick<Payout, 'account' | 'orderId'>): SlipValue[] {
  const words = payoutsMessages.current;
  const rows: [string, string | null | undefined][] = [
    [words.holder, account.name],
    [words.bank, account.bankName && bankText(account.bankName)],
    [words.accountNumber, account.accountNumber],
    [words.iban, account.iban],
    [words.phone, account.phoneNumber],
    [words.nayapayId, account.nayapayId],
    [words.reference, orderId],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** What an account is: `NayaPay`, `Meezan Bank`. */
export const accountKind = ({ method, bankName }: Payout['account']): string =>
  bankName ? bankText(bankName) : isPaymentMethodId(method) ? methodName(method) : method;
