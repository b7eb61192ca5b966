import {
  formatUsdt,
  inRange,
  isBlank,
  toWireNumber,
  typedDecimal,
  type Decimal,
  type SettingRange,
} from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';

/** Most decimals of a number that the server stores. */
const MAX_DECIMALS = 6;

/** Rule for a typed number. */
export interface NumberRule extends SettingRange {
  /** Most decimals; 0 for whole numbers, six unless set. */
  decimals?: number | undefined;
  /** Message for an empty field and for text that is no number, in place of the two general ones. */
  missing?: (() => string) | undefined;
}

function boundsMessage({ minValue, maxValue }: SettingRange): string {
  const { setting } = adminFormMessages.current;
  const [min, max] = [minValue ?? null, maxValue ?? null];
  if (min !== null && max !== null) return setting.outOfRange({ min: formatUsdt(min), max: formatUsdt(max) });
  return min === null ? setting.tooLarge({ max: formatUsdt(max ?? 0) }) : setting.tooSmall({ min: formatUsdt(min) });
}

// A number that a double cannot hold exactly would be saved as another one.
const survivesTheWire = (exact: Decimal): boolean => {
  const number = toWireNumber(exact);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER && exact.eq(number);
};

function exactMessage(exact: Decimal, rule: NumberRule): string | undefined {
  const { setting } = adminFormMessages.current;
  if (!inRange(exact, rule)) return boundsMessage(rule);
  const { decimals = MAX_DECIMALS } = rule;
  if (!exact.round(decimals).eq(exact)) return decimals === 0 ? setting.whole : setting.decimals({ n: decimals });
  return survivesTheWire(exact) ? undefined : setting.tooLong;
}

/** First problem of a typed number: missing, not a number, out of range, too many decimals, too many digits. */
export function numberMessage(text: string, rule: NumberRule): string | undefined {
  const { setting } = adminFormMessages.current;
  if (isBlank(text)) return rule.missing?.() ?? setting.required;
  const exact = typedDecimal(text);
  return exact ? exactMessage(exact, rule) : (rule.missing?.() ?? setting.notANumber);
}

/** Schema of a typed number; its output is the number of the contract (product.md R34). */
export const typedNumber = (rule: NumberRule) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): number => {
      const message = numberMessage(value, rule);
      const exact = typedDecimal(value);
      if (message === undefined && exact) return toWireNumber(exact);
      addIssue({ message });
      return NEVER;
    }),
  );
