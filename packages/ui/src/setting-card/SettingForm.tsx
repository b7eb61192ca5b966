import type { ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import type { ChangeDetail } from '../internal/change-reason.ts';
import { TextField } from '../text-field/TextField.tsx';

export interface SettingFormProps {
  inputRef: Ref<HTMLInputElement>;
  /** The value is being saved: the text stays and can be read, but not changed. */
  busy: boolean;
  draft: string;
  unit: ReactNode;
  range: string | undefined;
  error: string | undefined;
  preview: ReactNode;
  words: Record<'field' | 'save' | 'saving' | 'cancel', string>;
  onDraftChange: ((draft: string, detail: ChangeDetail) => void) | undefined;
  onSave: (() => void) | undefined;
  /** Called when Cancel or Escape is pressed. */
  onCancel: (() => void) | undefined;
}

/** The inside of a `SettingCard` while its value is edited. Enter saves, Escape cancels. Renders a `<form>`. */
export function SettingForm({
  inputRef,
  busy,
  draft,
  unit,
  range,
  error,
  preview,
  words,
  onDraftChange,
  onSave,
  onCancel,
}: SettingFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        // A dialog around the card would close on the same key.
        event.stopPropagation();
        onCancel?.();
      }}
    >
      <TextField
        ref={inputRef}
        label={words.field}
        hint={range}
        error={error}
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        translate="no"
        value={draft}
        readOnly={busy}
        onValueChange={onDraftChange}
      />
      <p data-part="preview" aria-live="polite" className="text-sm empty:-mt-4">
        {preview}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy} busyLabel={words.saving} className="flex-auto sm:flex-none">
          {words.save}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={onCancel} className="flex-auto sm:flex-none">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
