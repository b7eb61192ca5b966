import { valibotResolver } from '@hookform/resolvers/valibot';
import { typedDecimal } from '@sarraf/domain';
import { BeforeAfter, SettingCard } from '@sarraf/ui';
import { useMemo, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useDirtyReport } from '../fields/use-dirty-report.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { messages } from '../messages.ts';
import { settingFacts, settingText, settingValueText, type EditableSetting } from './setting-facts.ts';
import { numberSettingSchema, type NumberSettingFields, type NumberSettingValues } from './setting.schema.ts';
import { rangeText } from './typed-number.ts';

const { setting: words, details, payment, failures } = messages;
const WORDS = {
  edit: words.edit,
  save: words.submit,
  saving: details.submitting,
  cancel: payment.cancel,
  field: words.field,
};
const VISIBLE = ['value'] as const;

/** `initialValues` is a draft to go on with: the card opens in its field. */
export interface NumberSettingFormProps extends FormProps<NumberSettingValues, NumberSettingFields> {
  /** The setting in force. Hand in the saved one before `onSubmit` resolves, so that nobody sees the old value again. */
  setting: EditableSetting;
}

/** One number setting of the platform, edited in place (spec §2, App Settings). A setting of another type is shown and left alone (decisions §3). */
export function NumberSettingForm({ setting, initialValues, onDirtyChange, ...submission }: NumberSettingFormProps) {
  const { key, minValue, maxValue } = setting;
  const inForce = settingText(setting.value);
  const facts = settingFacts(key);
  const isEditable = setting.dataType === 'NUMBER' && typeof setting.value === 'number';
  const [isEditing, setEditing] = useState(initialValues !== undefined);
  const [savedOver, setSavedOver] = useState<string>();
  const resolver = useMemo(
    () => valibotResolver(numberSettingSchema({ key, minValue, maxValue })),
    [key, minValue, maxValue],
  );
  const form = useForm<NumberSettingFields, unknown, NumberSettingValues>({
    resolver,
    shouldFocusError: false,
    defaultValues: { value: inForce, ...initialValues },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'value' });
  const { submit, sending, general, setGeneral } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: failures.updateSetting,
    onDone: () => {
      setEditing(false);
      setSavedOver(settingValueText(key, setting.value));
    },
  });
  useDirtyReport(isEditing && field.value !== inForce, onDirtyChange);

  const openOrClose = (next: boolean) => {
    form.reset({ value: inForce });
    setGeneral(undefined);
    setSavedOver(undefined);
    setEditing(next);
  };
  const editing = sending ? 'busy' : 'edit';
  const isNumber = typedDecimal(field.value) !== null && field.value !== inForce;
  const change = (before: string, after: unknown) => (
    <BeforeAfter before={before} after={settingValueText(key, after)} becomes={words.becomes} />
  );
  return (
    <fieldset
      data-component="NumberSettingForm"
      disabled={submission.disabled || (sending && !isEditing)}
      className="m-0 grid min-w-0 border-0 p-0"
    >
      <SettingCard
        state={isEditable ? (isEditing ? editing : 'view') : 'read-only'}
        title={<bdi>{facts.title}</bdi>}
        description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
        value={inForce}
        unit={facts.unit(isEditing ? field.value : inForce)}
        range={rangeText(setting)}
        readOnlyReason={words.readOnly}
        draft={field.value}
        onDraftChange={(text) => field.onChange(text)}
        error={fieldState.error?.message ?? general}
        preview={isNumber && change(settingValueText(key, inForce), field.value)}
        note={
          savedOver !== undefined && (
            <>
              {words.saved({ name: facts.title })} {change(savedOver, inForce)}
            </>
          )
        }
        words={WORDS}
        inputRef={field.ref}
        onEdit={() => openOrClose(true)}
        onSave={() => void submit()}
        onCancel={() => openOrClose(false)}
      />
    </fieldset>
  );
}
