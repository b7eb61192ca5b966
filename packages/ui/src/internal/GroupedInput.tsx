import { useMaskito } from '@maskito/react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useMemo, type ComponentProps } from 'react';
import { changeReason, type ChangeDetail } from './change-reason.ts';
import { controlText } from './control.ts';
import { groupMask, type GroupMask } from './group-mask.ts';
import { grouped, ungrouped } from './grouped-text.ts';
import { useComposition } from './use-composition.ts';

export interface GroupedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'>, GroupMask {
  /** The text without spaces. */
  value: string;
  /** Called with the new text without spaces. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
}

/** A bare `<input>` that shows its text in groups and reports it without spaces. `groups` and `normalise` must keep their identity. */
export function GroupedInput({
  value,
  onValueChange,
  groups,
  normalise,
  ref,
  className = '',
  ...input
}: GroupedInputProps) {
  const { draft, takeComposed, compositionHandlers } = useComposition({
    value,
    normalise,
    onValueChange,
    format: (text) => grouped(text, groups),
  });
  const mask = useMemo(() => groupMask({ groups, normalise }), [groups, normalise]);
  const options = draft === undefined ? mask : null;
  const bothRefs = useComposedRefs<HTMLInputElement>(useMaskito({ options }), ref);
  return (
    <input
      spellCheck={false}
      autoCorrect="off"
      {...input}
      {...compositionHandlers}
      ref={bothRefs}
      translate="no"
      data-part="control"
      value={draft ?? grouped(value, groups)}
      onChange={(event) => {
        if (takeComposed(event)) return;
        onValueChange(ungrouped(event.currentTarget.value), { reason: changeReason(event.nativeEvent) });
      }}
      className={`${controlText} ${className}`}
    />
  );
}
