import { useState, type SyntheticEvent } from 'react';
import type { ChangeReason } from './change-reason.ts';
import type { Reading } from './reading.ts';
import { replaceText } from './replace-text.ts';

type InputEventHandler = (event: SyntheticEvent<HTMLInputElement>) => void;

export interface CompositionOptions extends Reading {
  /** The value of the control. */
  value: string;
  /** Text that the control shows for a value; the value itself unless told. */
  format?: (value: string) => string;
}

/** What a keyboard composes in a control. */
export interface Composition {
  /** Text as the keyboard has written it so far, shown in place of the value; undefined while nothing is composed. */
  draft: string | undefined;
  /** Takes a change that belongs to a composition; answers false for any other, which the control tidies itself. */
  takeComposed: (event: SyntheticEvent<HTMLInputElement>) => boolean;
  /** To be spread on the `<input>`. */
  compositionHandlers: { onCompositionStart: InputEventHandler; onCompositionEnd: InputEventHandler };
}

/**
 * Leaves the text of a control alone while a keyboard composes it, as for dictation, suggestions and handwriting, and tidies it once,
 * afterwards (product.md R7). Text that is replaced meanwhile ends the composition, and the keyboard writes the whole of it once more.
 * The value that the text would become is reported on the way, with the reason `compose`: nothing goes on with an older one.
 */
export function useComposition({ value, normalise, onValueChange, format }: CompositionOptions): Composition {
  // Read as at the moment in which the keyboard began: how an amount is read depends on the one before it.
  const [draft, setDraft] = useState<{ text: string; read: Reading['normalise'] } | null>(null);

  const report = (next: string, reason: ChangeReason) => {
    if (next !== value) onValueChange(next, { reason });
  };
  const end = (input: HTMLInputElement) => {
    if (!draft) return;
    const next = draft.read(input.value);
    setDraft(null);
    replaceText(input, format ? format(next) : next);
    report(next, 'type');
  };

  return {
    draft: draft?.text,
    takeComposed: ({ currentTarget: input, nativeEvent }) => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) {
        const read = draft?.read ?? normalise;
        setDraft({ text: input.value, read });
        report(read(input.value), 'compose');
        return true;
      }
      // WebKit writes the final text without that mark, just before the end.
      end(input);
      return draft !== null;
    },
    compositionHandlers: {
      onCompositionStart: ({ currentTarget }) => setDraft({ text: currentTarget.value, read: normalise }),
      onCompositionEnd: ({ currentTarget }) => end(currentTarget),
    },
  };
}
