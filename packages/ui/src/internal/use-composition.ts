import { useState, type SyntheticEvent } from 'react';
import type { ChangeReason } from './change-reason.ts';
import type { ParsedInputProps } from './parsed-input.ts';
import { replaceText } from './replace-text.ts';

type InputEventHandler = (event: SyntheticEvent<HTMLInputElement>) => void;

export interface CompositionOptions extends ParsedInputProps {
  /** Current value of the control. */
  value: string;
  /** Text that the control shows for a value; by default the value itself. */
  format?: (value: string) => string;
}

/** State of the text that an input method is composing. */
export interface Composition {
  /** The text composed so far, shown instead of the value; undefined when nothing is composed. */
  draft: string | undefined;
  /** Handles a change event of a composition and returns true. Returns false for any other event, which the control handles itself. */
  takeComposed: (event: SyntheticEvent<HTMLInputElement>) => boolean;
  /** Event handlers to spread on the `<input>`. */
  compositionHandlers: { onCompositionStart: InputEventHandler; onCompositionEnd: InputEventHandler };
}

/**
 * Does not touch the text while an input method composes it (dictation, suggestions, handwriting) and normalises it once at the end
 * (product.md R7). Replacing the text earlier would end the composition, and the input method would insert all of it again. Meanwhile the
 * value the text would have is reported with the reason `compose`, so that nothing uses an outdated one.
 */
export function useComposition({ value, normalise, onValueChange, format }: CompositionOptions): Composition {
  // `normalise` as it was when the composition began: for an amount it depends on the previous text.
  const [draft, setDraft] = useState<{ text: string; normalise: ParsedInputProps['normalise'] } | null>(null);

  const report = (next: string, reason: ChangeReason) => {
    if (next !== value) onValueChange(next, { reason });
  };
  const end = (input: HTMLInputElement) => {
    if (!draft) return;
    const next = draft.normalise(input.value);
    setDraft(null);
    replaceText(input, format ? format(next) : next);
    report(next, 'type');
  };

  return {
    draft: draft?.text,
    takeComposed: ({ currentTarget: input, nativeEvent }) => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) {
        const rule = draft?.normalise ?? normalise;
        setDraft({ text: input.value, normalise: rule });
        report(rule(input.value), 'compose');
        return true;
      }
      // WebKit sends the final text without `isComposing`, just before `compositionend`.
      end(input);
      return draft !== null;
    },
    compositionHandlers: {
      onCompositionStart: ({ currentTarget }) => setDraft({ text: currentTarget.value, normalise }),
      onCompositionEnd: ({ currentTarget }) => end(currentTarget),
    },
  };
}
