import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Pause, PauseKey } from '@sarraf/domain';
import { Button, SettingCard, SettingForm, StatusBadge, useEditFocus } from '@sarraf/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminFormMessages } from '../admin.messages.ts';
import { toSubmitResult } from '../fields/to-submit-result.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { sortErrors } from '../server-errors.ts';
import { settingTitle } from '../setting/setting-facts.ts';
import { pauseReasonSchema, type PauseFields } from './pause.schema.ts';
import { PauseReasonFields, URDU_FONT } from './PauseReasonFields.tsx';

const VISIBLE = ['en', 'ur'] as const;
const resolver = valibotResolver(pauseReasonSchema);

/** With `initialValues` the card opens in edit mode. `onSubmit` gets the new value of the setting. */
export interface PauseFormProps extends FormProps<Pause, PauseFields> {
  /** Key of the setting: what is paused. */
  settingKey: PauseKey;
  /** Description sent by the server. */
  description?: string | null | undefined;
  /** Current value. Pass the saved one before `onSubmit` resolves, so that the old value does not flash up. */
  pause: Pause;
}

/** Card that pauses a part of the platform, with the reason that sellers read, or lets it go on (product.md S14). */
export function PauseForm({ settingKey, description, pause, initialValues, onSubmit, ...submission }: PauseFormProps) {
  const messages = useMessages(adminFormMessages).pause;
  const { failures, details, payment } = useMessages(formMessages);
  const acts = messages.acts[settingKey];
  const [isEditing, setEditing] = useState(initialValues !== undefined);
  const [isResuming, setResuming] = useState(false);
  const [result, setResult] = useState<{ text: string; failed?: boolean }>();
  const { editor, opener } = useEditFocus<HTMLFieldSetElement>(isEditing);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { ...pause.reason, ...initialValues } });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    onSubmit: (reason) => onSubmit({ paused: true, reason }),
    visible: VISIBLE,
    fallback: failures.updateSetting,
    isReusable: true,
    isDirty: isEditing && form.formState.isDirty,
    onDone: () => {
      setEditing(false);
      setResult({ text: messages.paused[settingKey] });
    },
  });
  const openOrClose = (next: boolean) => {
    form.reset({ ...pause.reason });
    setResult(undefined);
    setEditing(next);
  };
  const resume = async () => {
    if (isResuming) return;
    setResult(undefined);
    setResuming(true);
    const outcome = await toSubmitResult(() => onSubmit({ ...pause, paused: false }));
    setResuming(false);
    if (outcome.ok) {
      setResult({ text: messages.resumed[settingKey] });
      // The button that was pressed is gone.
      opener.current?.focus();
    } else {
      const text = sortErrors(outcome, [], failures.updateSetting).general;
      if (text !== undefined) setResult({ text, failed: true });
    }
  };
  const renderFault = (text: string | undefined) => (
    // Always mounted, without a gap while empty: a live region that is mounted with its text is not announced.
    <p role="alert" data-part="general" className="text-sm font-medium wrap-anywhere text-negative empty:-mt-4">
      {text !== undefined && <bdi>{text}</bdi>}
    </p>
  );
  const renderReason = (label: string, lang: 'en' | 'ur') => (
    <>
      <dt className="mt-2 text-xs text-ink-3">{label}</dt>
      <dd lang={lang} dir="auto" className={`text-sm wrap-anywhere ${lang === 'ur' ? URDU_FONT : ''}`}>
        {pause.reason[lang]}
      </dd>
    </>
  );
  return (
    <fieldset
      ref={editor}
      data-component="PauseForm"
      data-paused={pause.paused}
      disabled={submission.disabled}
      className="m-0 grid min-w-0 border-0 p-0"
    >
      <SettingCard
        title={<bdi>{settingTitle(settingKey)}</bdi>}
        description={description ? <bdi>{description}</bdi> : undefined}
        note={result && !result.failed && result.text}
      >
        <div>
          <StatusBadge tone={pause.paused ? 'notice' : 'neutral'}>
            {pause.paused ? messages.on : messages.off}
          </StatusBadge>
          {pause.paused && !isEditing && (
            <dl>
              {renderReason(messages.english, 'en')}
              {renderReason(messages.urdu, 'ur')}
            </dl>
          )}
        </div>
        {isEditing ? (
          <SettingForm
            busy={sending}
            onSave={() => void submit()}
            onCancel={() => openOrClose(false)}
            actions={
              <>
                <Button type="submit" size="sm" busy={sending} busyLabel={details.submitting}>
                  {pause.paused ? messages.saveReason : acts.pause}
                </Button>
                <Button variant="secondary" size="sm" disabled={sending} onClick={() => openOrClose(false)}>
                  {payment.cancel}
                </Button>
              </>
            }
          >
            <PauseReasonFields control={form.control} names={{ en: 'en', ur: 'ur' }} readOnly={sending} />
            {renderFault(general)}
          </SettingForm>
        ) : (
          <>
            {renderFault(result?.failed ? result.text : undefined)}
            <div className="mt-auto flex flex-wrap gap-3 *:flex-auto sm:*:flex-none">
              {pause.paused && (
                <Button size="sm" busy={isResuming} busyLabel={details.submitting} onClick={() => void resume()}>
                  {acts.resume}
                </Button>
              )}
              <Button
                ref={opener}
                variant="secondary"
                size="sm"
                onClick={() => {
                  if (!isResuming) openOrClose(true);
                }}
              >
                {pause.paused ? messages.editReason : acts.pause}
              </Button>
            </div>
          </>
        )}
      </SettingCard>
    </fieldset>
  );
}
