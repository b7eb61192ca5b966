import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  BeforeAfter,
  Button,
  Select,
  SettingCard,
  SettingEditButton,
  SettingForm,
  SettingValue,
  TextField,
  useEditFocus,
} from '@sarraf/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'valibot';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import {
  settingChoices,
  settingFieldText,
  settingFigure,
  settingRangeText,
  settingTitle,
  settingUnitLabel,
  settingValueText,
  type EditableSetting,
} from './setting-facts.ts';
import { numberSettingSchema, type NumberSettingFields, type NumberSettingValues } from './setting.schema.ts';

/** With `initialValues` the card opens in edit mode; the text is in the display unit. */
export interface NumberSettingFormProps extends FormProps<NumberSettingValues, NumberSettingFields> {
  /** Current setting. Pass the saved one before `onSubmit` resolves, so that the old value does not flash up. */
  setting: EditableSetting;
}

/** Card of one number setting, edited in place in its display unit; a setting of another type is read-only (product.md S14). */
export function NumberSettingForm({ setting, initialValues, ...submission }: NumberSettingFormProps) {
  const messages = useMessages(adminFormMessages).setting;
  const { failures, details, payment } = useMessages(formMessages);
  const { key } = setting;
  const inForce = settingFieldText(key, setting.value);
  const figure = settingFigure(key, setting.value);
  const isEditable = setting.dataType === 'NUMBER' && typeof setting.value === 'number';
  const [isEditing, setEditing] = useState(initialValues !== undefined);
  const { editor, opener } = useEditFocus<HTMLFieldSetElement>(isEditing, { select: true });
  const [savedOver, setSavedOver] = useState<string>();
  const schema = numberSettingSchema(setting);
  const form = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    defaultValues: { value: inForce, ...initialValues },
  });
  const input = useFormInput({ control: form.control, name: 'value' });
  const { submit, sending, general, setGeneral } = useSubmission(form, {
    ...submission,
    visible: ['value'],
    fallback: failures.updateSetting,
    isReusable: true,
    isDirty: isEditing && input.value !== inForce,
    onDone: () => {
      setEditing(false);
      setSavedOver(settingValueText(key, setting.value));
    },
  });

  const openOrClose = (next: boolean) => {
    form.reset({ value: inForce });
    setGeneral(undefined);
    setSavedOver(undefined);
    setEditing(next);
  };
  const typed = safeParse(schema, { value: input.value });
  const isChanged = typed.success && typed.output.value !== setting.value;
  const renderChange = (before: string, after: unknown) => (
    <BeforeAfter before={before} after={settingValueText(key, after)} becomes={messages.becomes} />
  );
  const range = settingRangeText(setting);
  const choices = settingChoices(key);
  return (
    <fieldset
      ref={editor}
      data-component="NumberSettingForm"
      disabled={submission.disabled || (sending && !isEditing)}
      className="m-0 grid min-w-0 border-0 p-0"
    >
      <SettingCard
        title={<bdi>{settingTitle(key)}</bdi>}
        description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
        note={
          savedOver !== undefined && (
            <>
              <span>{messages.saved({ name: settingTitle(key) })}</span> {renderChange(savedOver, setting.value)}
            </>
          )
        }
      >
        {isEditable && isEditing ? (
          <SettingForm
            busy={sending}
            onSave={() => void submit()}
            onCancel={() => openOrClose(false)}
            preview={isChanged && renderChange(settingValueText(key, setting.value), typed.output.value)}
            actions={
              <>
                <Button type="submit" size="sm" busy={sending} busyLabel={details.submitting}>
                  {messages.submit}
                </Button>
                <Button variant="secondary" size="sm" disabled={sending} onClick={() => openOrClose(false)}>
                  {payment.cancel}
                </Button>
              </>
            }
          >
            {choices ? (
              <Select
                {...input}
                label={messages.field}
                placeholder={messages.choose}
                error={input.error ?? general}
                options={choices.map((label, value) => ({ value: String(value), label }))}
                disabled={sending}
              />
            ) : (
              <TextField
                {...input}
                label={messages.field}
                hint={range}
                error={input.error ?? general}
                suffix={settingUnitLabel(key)}
                inputMode="decimal"
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                translate="no"
                readOnly={sending}
              />
            )}
          </SettingForm>
        ) : (
          <SettingValue
            unit={figure.unit}
            range={range}
            readOnlyReason={messages.readOnly}
            action={
              isEditable && (
                <SettingEditButton ref={opener} onClick={() => openOrClose(true)}>
                  {messages.edit}
                </SettingEditButton>
              )
            }
          >
            {figure.figure}
          </SettingValue>
        )}
      </SettingCard>
    </fieldset>
  );
}
