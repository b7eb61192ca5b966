import { ltr, type Language } from '@sarraf/domain';
import { messagesByLanguage, type Messages } from '../messages.ts';
import type { OutgoingMessage, StatusTemplate } from './messenger.ts';

/** Text of a status message, and its values in the order in which the text contains them. */
interface StatusText {
  values: readonly string[];
  textOf: (messages: Messages['statusMessages'], values: Record<string, string>) => string;
}

const of = (values: Record<string, string>, name: string): string => values[name] ?? '';

/** Texts of the status messages by template. */
export const STATUS_TEXTS: Readonly<Record<StatusTemplate, StatusText>> = {
  'deposit-seen': {
    values: ['amount'],
    textOf: ({ depositSeen }, values) => depositSeen({ amount: of(values, 'amount') }),
  },
  paid: {
    values: ['rupees', 'account', 'utr'],
    textOf: ({ paid }, values) =>
      paid({ rupees: of(values, 'rupees'), account: of(values, 'account'), utr: of(values, 'utr') }),
  },
  'payout-problem': {
    values: ['rupees'],
    textOf: ({ payoutProblem }, values) => payoutProblem({ rupees: of(values, 'rupees') }),
  },
  'timed-out': { values: ['amount'], textOf: ({ timedOut }, values) => timedOut({ amount: of(values, 'amount') }) },
  returned: { values: ['rupees'], textOf: ({ returned }, values) => returned({ rupees: of(values, 'rupees') }) },
};

/** Values as they are shown: in Urdu an amount with its unit is isolated, so that its parts keep their order. */
export const shownValues = (values: Readonly<Record<string, string>>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      language === 'ur' && value.includes(' ') ? ltr(value) : value,
    ]),
  );

/** Whole text of a message, for channels without templates. */
export function messageText({ template, values, language }: OutgoingMessage): string {
  const messages = messagesByLanguage[language];
  if (template !== 'code') return STATUS_TEXTS[template].textOf(messages.statusMessages, shownValues(values, language));
  const { loginText, kycText } = messages.codes;
  const textOf = values['purpose'] === 'kyc' ? kycText : loginText;
  return textOf({ code: of(values, 'code'), minutes: Number(of(values, 'minutes')) });
}
