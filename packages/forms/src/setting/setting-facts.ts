import {
  formatRate,
  formatRupees,
  formatUsdt,
  methodName,
  methodOfTransferLimit,
  type SettingRange,
} from '@sarraf/domain';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { statementColumnsText } from './statement-columns-text.ts';
import { toDisplayUnit, type SettingUnit } from './setting-units.ts';

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60 * MS_PER_SECOND;

/** A setting as the contract has it. */
export interface EditableSetting extends SettingRange {
  /** Name on the server, as in `platform_fee`. */
  key: string;
  /** Description sent by the server. */
  description?: string | null | undefined;
  /** Current value; its type depends on `dataType`. */
  value?: unknown;
  /** `NUMBER`, or a type this form does not know and shows read-only (product.md S14). */
  dataType: string;
}

type SettingName =
  | 'platformFee'
  | 'feeDiscount'
  | 'minQuantity'
  | 'minDeposit'
  | 'approveAbove'
  | 'titleCheck'
  | 'dailyLimit'
  | 'monthlyLimit'
  | 'orderTime'
  | 'resendWait'
  | 'priceRanges'
  | 'networks'
  | 'salesPaused'
  | 'payoutsPaused'
  | 'statementColumns';

interface SettingFacts {
  /** Key of the setting's title in the messages; null for a transfer limit and an unknown setting. */
  name: SettingName | null;
  /** Unit the value is shown and typed in; null if the value is no number, or the setting unknown. */
  unit: SettingUnit | null;
  /** Key of the meanings of its values 0, 1, 2 … in the messages, for a setting whose value is chosen. */
  choices?: 'titleChecks';
}

/** Settings of product.md R34 with their display units. */
const KNOWN = new Map<string, SettingFacts>([
  ['platform_fee', { name: 'platformFee', unit: 'percent' }],
  ['platform_fee_discount', { name: 'feeDiscount', unit: 'percent' }],
  ['min_quantity', { name: 'minQuantity', unit: 'usdt' }],
  ['min_deposit', { name: 'minDeposit', unit: 'usdt' }],
  ['approve_above', { name: 'approveAbove', unit: 'rupees' }],
  ['title_check', { name: 'titleCheck', unit: null, choices: 'titleChecks' }],
  ['daily_limit', { name: 'dailyLimit', unit: 'rupees' }],
  ['monthly_limit', { name: 'monthlyLimit', unit: 'rupees' }],
  ['transaction_exp_time', { name: 'orderTime', unit: 'minutes' }],
  ['otp_resend_seconds', { name: 'resendWait', unit: 'seconds' }],
  ['price_ranges', { name: 'priceRanges', unit: null }],
  ['networks', { name: 'networks', unit: null }],
  ['sales_paused', { name: 'salesPaused', unit: null }],
  ['payouts_paused', { name: 'payoutsPaused', unit: null }],
  ['statement_columns', { name: 'statementColumns', unit: null }],
]);

/** Title and display unit of a setting. */
export const settingFacts = (key: string): SettingFacts =>
  KNOWN.get(key) ?? { name: null, unit: methodOfTransferLimit(key) ? 'rupees' : null };

/** Title of a setting; a transfer limit contains its payment method, an unknown setting by its key. */
export function settingTitle(key: string): string {
  const method = methodOfTransferLimit(key);
  if (method) {
    const name = methodName(method, formMessages.current.methods);
    return adminFormMessages.current.setting.maxPerTransfer({ method: name });
  }
  const { name } = settingFacts(key);
  return name === null ? key : adminFormMessages.current.setting[name];
}

/** Meanings of a setting's values 0, 1, 2 …, to choose from; undefined for a setting whose value is an amount. */
export function settingChoices(key: string): readonly string[] | undefined {
  const { choices } = settingFacts(key);
  return choices && adminFormMessages.current.setting[choices];
}

/** Longest text of a value that is no number. */
const MAX_CHARACTERS = 200;

/** Stored value of any shape as text: numbers and strings as they are, the rest as JSON, cut at 200 characters. */
export function settingText(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** Label of a setting's unit beside its field, as in `%` or `min`; undefined if it has none. */
export function settingUnitLabel(key: string): string | undefined {
  const { unit } = settingFacts(key);
  const { setting } = adminFormMessages.current;
  const labels = { percent: '%', usdt: formMessages.current.sell.unit, ...setting.units };
  return unit === null ? undefined : labels[unit];
}

/** Figure of a value in its display unit, grouped, and the unit that follows it: `1,500` and `USDT`, `1%` and none. */
export interface SettingFigure {
  figure: string;
  unit?: string | undefined;
}

/** Stored value of a setting as a figure with its unit. A time below one minute is in seconds. */
export function settingFigure(key: string, value: unknown): SettingFigure {
  const { name, unit } = settingFacts(key);
  if (name === 'statementColumns') return { figure: statementColumnsText(value) };
  const choice = typeof value === 'number' ? settingChoices(key)?.[value] : undefined;
  if (choice !== undefined) return { figure: choice };
  if (unit === null || typeof value !== 'number') return { figure: settingText(value) };
  if (unit === 'percent') return { figure: formatRate(value) };
  if (unit === 'rupees') return { figure: formatRupees(value) };
  if (unit === 'minutes' && Math.abs(value) < MS_PER_MINUTE) {
    return { figure: formatUsdt(value / MS_PER_SECOND), unit: adminFormMessages.current.setting.units.seconds };
  }
  return { figure: formatUsdt(toDisplayUnit(unit, value)), unit: settingUnitLabel(key) };
}

/** Stored value of a setting as text, as in `20 min` or `Rs. 10,00,000`. */
export function settingValueText(key: string, value: unknown): string {
  const { figure, unit } = settingFigure(key, value);
  return unit === undefined ? figure : `${figure} ${unit}`;
}

/** Stored value of a number setting as its field shows it: in the display unit, without groups. */
export function settingFieldText(key: string, value: unknown): string {
  const { unit } = settingFacts(key);
  return unit === null || typeof value !== 'number' ? settingText(value) : toDisplayUnit(unit, value).toString();
}

/** Bounds of a setting as text, each as a figure in the display unit; undefined if there are none, and for values to choose from (product.md S14). */
export function settingRangeText({ key, minValue, maxValue }: Omit<EditableSetting, 'dataType'>): string | undefined {
  const [min, max] = [minValue ?? null, maxValue ?? null];
  if ((min === null && max === null) || settingChoices(key)) return undefined;
  return adminFormMessages.current.setting.range({
    min: min === null ? '-∞' : settingFigure(key, min).figure,
    max: max === null ? '∞' : settingFigure(key, max).figure,
  });
}
