import { valibotResolver } from '@hookform/resolvers/valibot';
import { typedDecimal } from '@sarraf/domain';
import {
  BeforeAfter,
  Button,
  SettingCard,
  SettingEditButton,
  SettingForm,
  SettingValue,
  TextField,
  useEditFocus,
} from '@sarraf/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { settingFacts, settingText, settingTitle, settingValueText, type EditableSetting } from './setting-facts.ts';
import { numberSettingSchema, type NumberSettingFields, type NumberSettingValues } from './setting.schema.ts';
import { rangeText } from './typed-number.ts';

/** With `initialValues` the card opens in its field, with that typed. */
export interface NumberSettingFormProps extends FormProps<NumberSettingValues, NumberSettingFields> {
  /** The setting in force. Hand in the saved one before `onSubmit` resolves, so that nobody sees the old value again. */
  setting: EditableSetting;
}

/** One number setting of the platform, edited in place (product.md S14). A setting of another type is shown and left alone (product.md S14). */
export function NumberSettingForm({ setting, initialValues, ...submission }: NumberSettingFormProps) {
  const messages = useMessages(adminFormMessages).setting;
  const { failures, details, payment } = useMessages(formMessages);
  const { key } = setting;
  const inForce = settingText(setting.value);
  const facts = settingFacts(key);
  const isEditable = setting.dataType === 'NUMBER' && typeof setting.value === 'number';
  const [isEditing, setEditing] = useState(initialValues !== undefined);
  const { editor, opener } = useEditFocus<HTMLFieldSetElement>(isEditing, { select: true });
  const [savedOver, setSavedOver] = useState<string>();
  const resolver = valibotResolver(numberSettingSchema(setting));
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { value: inForce, ...initialValues } });
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
  const isNumber = typedDecimal(input.value) !== null && input.value !== inForce;
  const renderChange = (before: string, after: unknown) => (
    <BeforeAfter before={before} after={settingValueText(key, after)} becomes={messages.becomes} />
  );
  const range = rangeText(setting);
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
              <span>{messages.saved({ name: settingTitle(key) })}</span> {renderChange(savedOver, inForce)}
            </>
          )
        }
      >
        {isEditable && isEditing ? (
          <SettingForm
            busy={sending}
            onSave={() => void submit()}
            onCancel={() => openOrClose(false)}
            preview={isNumber && renderChange(settingValueText(key, inForce), input.value)}
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
            <TextField
              {...input}
              label={messages.field}
              hint={range}
              error={input.error ?? general}
              suffix={facts.unit(input.value)}
              inputMode="decimal"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              translate="no"
              readOnly={sending}
            />
          </SettingForm>
        ) : (
          <SettingValue
            unit={facts.unit(inForce)}
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
            {inForce}
          </SettingValue>
        )}
      </SettingCard>
    </fieldset>
  );
}
