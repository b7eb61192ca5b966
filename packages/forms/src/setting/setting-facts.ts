import { decimal, formatAmount, formatRate, typedDecimal, type SettingRange } from '@sarraf/domain';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';

/** A setting as the contract has it. */
export interface EditableSetting extends SettingRange {
  /** Name on the server, as in `platform_fee`. */
  key: string;
  /** What it does, in the server's words. */
  description?: string | null | undefined;
  /** The value in force; its shape follows from `dataType`. */
  value?: unknown;
  /** `NUMBER`, or a type this form does not know and therefore leaves alone (product.md S14). */
  dataType: string;
}

type SettingName =
  | 'platformFee'
  | 'feeDiscount'
  | 'minQuantity'
  | 'minDeposit'
  | 'approveAbove'
  | 'dailyLimit'
  | 'monthlyLimit'
  | 'orderTime'
  | 'resendWait'
  | 'priceRanges'
  | 'networks';

interface SettingFacts {
  /** Key of its name among the sentences of settings; null for a setting that the product does not know. */
  name: SettingName | null;
  whole?: boolean;
  /** What stands after a number; `undefined` while the text is none. */
  unit: (text: string) => string | undefined;
}

const MS_A_MINUTE = 60_000;

const rate = (text: string) => {
  const exact = typedDecimal(text);
  return exact ? adminFormMessages.current.setting.asPercent({ percent: formatRate(exact) }) : undefined;
};
const minutes = (text: string) =>
  adminFormMessages.current.setting.asMinutes({
    minutes: formatAmount((typedDecimal(text) ?? decimal(0)).div(MS_A_MINUTE)),
  });

/** The settings of product.md R34. */
const KNOWN = new Map<string, SettingFacts>([
  ['platform_fee', { name: 'platformFee', unit: rate }],
  ['platform_fee_discount', { name: 'feeDiscount', unit: rate }],
  ['min_quantity', { name: 'minQuantity', unit: () => formMessages.current.sell.unit }],
  ['min_deposit', { name: 'minDeposit', unit: () => formMessages.current.sell.unit }],
  ['approve_above', { name: 'approveAbove', unit: () => adminFormMessages.current.setting.rupees }],
  ['daily_limit', { name: 'dailyLimit', unit: () => adminFormMessages.current.setting.rupees }],
  ['monthly_limit', { name: 'monthlyLimit', unit: () => adminFormMessages.current.setting.rupees }],
  ['transaction_exp_time', { name: 'orderTime', whole: true, unit: minutes }],
  ['otp_resend_seconds', { name: 'resendWait', whole: true, unit: () => adminFormMessages.current.setting.seconds }],
  ['price_ranges', { name: 'priceRanges', unit: () => undefined }],
  ['networks', { name: 'networks', unit: () => undefined }],
]);

/** How a setting is measured. */
export const settingFacts = (key: string): SettingFacts => KNOWN.get(key) ?? { name: null, unit: () => undefined };

/** The name of a setting; one the product does not know goes by its key. */
export function settingTitle(key: string): string {
  const { name } = settingFacts(key);
  return name === null ? key : adminFormMessages.current.setting[name];
}

/** Characters of a value that is no number which a card still has room for. */
const MOST_CHARACTERS = 200;

/** A value of any shape as text: numbers and words as they are, the rest as JSON, cut where it would fill the page. */
export function settingText(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** A value with what it means to people, as in `0.01 = 1%`. */
export function settingValueText(key: string, value: unknown): string {
  const text = settingText(value);
  return [text, settingFacts(key).unit(text)].filter(Boolean).join(' ');
}
