import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';

/** Class of Urdu text on an English page, which otherwise has no font for it. Latin letters keep theirs. */
export const URDU_FONT = '[font-family:Naskh,var(--font-sans)]';

export interface PauseReasonFieldsProps<Fields extends FieldValues, Values> {
  control: Control<Fields, unknown, Values>;
  /** Names of the fields, by language. */
  names: Record<'en' | 'ur', FieldPathByValue<Fields, string>>;
  readOnly: boolean;
}

/** Fields for the reason of a pause in English and in Urdu. */
export function PauseReasonFields<Fields extends FieldValues, Values>({
  control,
  names,
  readOnly,
}: PauseReasonFieldsProps<Fields, Values>) {
  const messages = useMessages(adminFormMessages).pause;
  const common = { control, readOnly, autoComplete: 'off', required: true } as const;
  return (
    <>
      <FormTextField {...common} name={names.en} label={messages.english} hint={messages.hint} dir="ltr" lang="en" />
      <FormTextField {...common} name={names.ur} label={messages.urdu} dir="rtl" lang="ur" className={URDU_FONT} />
    </>
  );
}
