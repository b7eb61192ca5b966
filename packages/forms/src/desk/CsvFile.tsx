import { Button, Field } from '@sarraf/ui';
import { FileCheck2, FileUp } from 'lucide-react';
import { useId, type Ref } from 'react';
import { deskFormMessages } from '../desk.messages.ts';
import { useMessages } from '../language/index.ts';
import { AnswerBox } from './AnswerBox.tsx';

export interface CsvFileProps {
  label: string;
  hint: string;
  /** Name of the chosen file; empty without one. */
  fileName: string;
  /** Number of lines of the file; null if it is not known. */
  lines: number | null;
  error?: string | undefined;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
  onForget: () => void;
}

/** File field for a CSV file of a bank: choose or drop a file. A transparent file input covers the whole box. */
export function CsvFile({ label, hint, fileName, lines, error, disabled, inputRef, onFile, onForget }: CsvFileProps) {
  const messages = useMessages(deskFormMessages).desk;
  const id = useId();
  const isChosen = fileName !== '';
  return (
    <Field label={label} hint={hint} {...(error !== undefined && { error })} describedBy={`${id}-file`}>
      {(control) => (
        <AnswerBox className="relative min-h-18 items-center gap-3 border-dashed px-4 py-3">
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            disabled={disabled}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) onFile(file);
              // Without this the browser sends no change event when the same, corrected file is chosen again.
              event.currentTarget.value = '';
            }}
            className="absolute inset-0 size-full cursor-pointer rounded-[inherit] opacity-0"
          />
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand *:size-5"
          >
            {isChosen ? <FileCheck2 /> : <FileUp />}
          </span>
          <span className="min-w-0 flex-1">
            <span id={`${id}-file`} className={isChosen ? 'block' : 'hidden'}>
              <bdi translate="no" className="font-semibold wrap-anywhere">
                {fileName}
              </bdi>
              {lines !== null && <span className="block text-sm text-ink-2">{messages.answerLines({ n: lines })}</span>}
            </span>
            <span className="flex flex-wrap items-center gap-x-8">
              <span aria-hidden="true" className={`font-semibold text-brand ${isChosen ? 'text-sm' : ''}`}>
                {isChosen ? messages.answerOther : messages.answerChoose}
              </span>
              {isChosen && (
                // `relative` places the button above the file input.
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={disabled}
                  onClick={() => {
                    onForget();
                    // The button unmounts with the file: move the focus to the file input.
                    document.getElementById(control.id)?.focus();
                  }}
                  className="relative -mx-4"
                >
                  {messages.answerForget}
                </Button>
              )}
            </span>
          </span>
        </AnswerBox>
      )}
    </Field>
  );
}
