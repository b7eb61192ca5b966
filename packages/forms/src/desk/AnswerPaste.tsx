import { Field } from '@sarraf/ui';
import type { Ref } from 'react';
import { deskFormMessages } from '../desk.messages.ts';
import { useMessages } from '../language/index.ts';
import { AnswerBox } from './AnswerBox.tsx';

export interface AnswerPasteProps {
  name: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onBlur: () => void;
  onValueChange: (value: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** Text area for the pasted lines of a bank's answer. */
export function AnswerPaste({ error, value, onValueChange, ...rest }: AnswerPasteProps) {
  const messages = useMessages(deskFormMessages).desk;
  return (
    <Field label={messages.answerPaste} {...(error !== undefined && { error })}>
      {(control) => (
        <AnswerBox>
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
            className="min-w-0 flex-1 rounded-[inherit] bg-transparent px-4 py-3 font-mono text-sm outline-none"
          />
        </AnswerBox>
      )}
    </Field>
  );
}
