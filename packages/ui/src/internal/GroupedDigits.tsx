import { useMaskito } from '@maskito/react';
import { useMemo, type ComponentProps } from 'react';
import { changeReason, type ChangeDetail } from './change-reason.ts';
import { controlText } from './control.ts';
import { digitMask, type DigitMask } from './digit-mask.ts';
import { groupDigits, onlyDigits } from './digits.ts';
import { useMergedRef } from './use-merged-ref.ts';

export interface GroupedDigitsProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'>, DigitMask {
  /** Digits only. */
  value: string;
  onValueChange: (digits: string, detail: ChangeDetail) => void;
}

/** A bare `<input>` that shows digits in groups and speaks in digits. `groups` and `normalise` must keep their identity. */
export function GroupedDigits({
  value,
  onValueChange,
  groups,
  normalise,
  ref,
  className = '',
  ...input
}: GroupedDigitsProps) {
  const options = useMemo(() => digitMask({ groups, normalise }), [groups, normalise]);
  const mergedRef = useMergedRef<HTMLInputElement>(useMaskito({ options }), ref);
  return (
    <input
      spellCheck={false}
      autoCorrect="off"
      {...input}
      ref={mergedRef}
      translate="no"
      data-part="control"
      value={groupDigits(value, groups)}
      onChange={(event) =>
        onValueChange(onlyDigits(event.currentTarget.value), { reason: changeReason(event.nativeEvent) })
      }
      className={`${controlText} ${className}`}
    />
  );
}
