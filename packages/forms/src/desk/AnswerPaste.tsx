import { Field } from '@sarraf/ui';
import type { Ref } from 'react';
import { adminFormMessages } from '../admin.messages.ts';
import { useMessages } from '../language/index.ts';

export interface AnswerPasteProps {
  name: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onBlur: () => void;
  onValueChange: (value: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** Where the lines of a bank's answer are pasted. */
export function AnswerPaste({ error, value, onValueChange, ...rest }: AnswerPasteProps) {
  const words = useMessages(adminFormMessages).desk;
  return (
    <Field label={words.answerPaste} {...(error !== undefined && { error })}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          value={value}
          rows={4}
          dir="ltr"
          translate="no"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className="w-full min-w-0 resize-y rounded-control border border-control bg-surface px-4 py-3 font-mono text-sm text-ink transition-colors read-only:bg-sunken hover:not-read-only:border-ink-2 aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative"
        />
      )}
    </Field>
  );
}
