import { inRange, isBlank, toWireNumber, typedDecimal, type Decimal, type SettingRange } from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';

/** Decimals of a number the server keeps. */
const MOST_DECIMALS = 6;

/** What a typed number must be. */
export interface NumberRule extends SettingRange {
  /** Only whole numbers; otherwise up to six decimals. */
  whole?: boolean | undefined;
  /** Said when nothing, or no number, is there; each of the two has its own words without it. */
  missing?: (() => string) | undefined;
}

/** Bounds in words, each number with the digits a person would type; nothing when there are none (product.md S14). */
export function rangeText({ minValue, maxValue }: SettingRange): string | undefined {
  const [min = '-∞', max = '∞'] = [minValue ?? undefined, maxValue ?? undefined];
  return min === '-∞' && max === '∞' ? undefined : adminFormMessages.current.setting.range({ min, max });
}

function boundsMessage({ minValue, maxValue }: SettingRange): string {
  const { setting } = adminFormMessages.current;
  const [min, max] = [minValue ?? null, maxValue ?? null];
  if (min !== null && max !== null) return setting.outOfRange({ min, max });
  return min === null ? setting.tooLarge({ max: max ?? '∞' }) : setting.tooSmall({ min });
}

// A float that is not the number typed would be saved as another one.
const survivesTheWire = (exact: Decimal): boolean => {
  const number = toWireNumber(exact);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER && exact.eq(number);
};

function exactMessage(exact: Decimal, rule: NumberRule): string | undefined {
  const { setting } = adminFormMessages.current;
  if (!inRange(exact, rule)) return boundsMessage(rule);
  if (rule.whole && !exact.round(0).eq(exact)) return setting.whole;
  if (!exact.round(MOST_DECIMALS).eq(exact)) return setting.decimals({ n: MOST_DECIMALS });
  return survivesTheWire(exact) ? undefined : setting.tooLong;
}

/** What is wrong with a number as typed, in the order a person can put it right. */
export function numberMessage(text: string, rule: NumberRule): string | undefined {
  const { setting } = adminFormMessages.current;
  if (isBlank(text)) return rule.missing?.() ?? setting.required;
  const exact = typedDecimal(text);
  return exact ? exactMessage(exact, rule) : (rule.missing?.() ?? setting.notANumber);
}

/** Text that is a number by a rule; gives the number of the wire (product.md R34). */
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
