import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, SwitchRow } from '@sarraf/ui';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useCancel } from '../fields/use-cancel.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { PauseReasonFields } from '../pause/PauseReasonFields.tsx';
import { trimText } from '../text.ts';
import { NetworkChangeList } from './NetworkChangeList.tsx';
import { NetworkLogo } from './NetworkLogo.tsx';
import { limitText, networkAlert, networkSchema, type NetworkFields, type NetworkValues } from './networks.schema.ts';

const VISIBLE = ['id', 'name', 'logo', 'minAmount', 'maxAmount', 'reasonEn', 'reasonUr'] as const;
const REASONS = { en: 'reasonEn', ur: 'reasonUr' } as const;
const EMPTY: NetworkFields = {
  ...{ id: '', name: '', logo: '', minAmount: '', maxAmount: '' },
  ...{ paused: false, reasonEn: '', reasonUr: '' },
};
const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', spellCheck: false, dir: 'ltr', required: true } as const;

export interface NetworkFieldsFormProps extends FormProps<NetworkValues, NetworkFields> {
  /** Ids of the other networks. */
  taken: readonly string[];
  /** Whether the network is saved already: its id is read-only then. */
  isSaved: boolean;
  /** Called after Cancel or Escape, when there are no unsaved changes or the user discarded them. */
  onCancel: () => void;
}

/** Form for one network, new or saved. Takes the focus on mount. Part of `NetworksForm`. */
export function NetworkFieldsForm({ taken, isSaved, initialValues, onCancel, ...submission }: NetworkFieldsFormProps) {
  const messages = useMessages(adminFormMessages).networks;
  const { failures, details, payment, sell, common, network } = useMessages(formMessages);
  const resolver = useMemo(() => valibotResolver(networkSchema(taken)), [taken]);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { ...EMPTY, ...initialValues } });
  const { control, setFocus } = form;
  const { field: paused } = useController({ control, name: 'paused' });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: failures.updateSetting,
    isReusable: true,
  });
  useEffect(() => setFocus(isSaved ? 'name' : 'id'), [setFocus, isSaved]);

  const typed = form.watch();
  const cancel = useCancel(form.formState.isDirty, onCancel);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || sending) return;
    event.stopPropagation();
    void cancel();
  };
  return (
    <FormShell
      data-component="NetworkFieldsForm"
      disabled={submission.disabled}
      general={general ?? (form.formState.isSubmitted ? networkAlert(typed) : undefined)}
      onSubmit={() => void submit()}
      onKeyDown={cancelOnEscape}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" className="max-sm:flex-auto" busy={sending} busyLabel={details.submitting}>
            {messages.submit}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:flex-auto"
            disabled={sending}
            onClick={() => void cancel()}
          >
            {payment.cancel}
          </Button>
        </div>
      }
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <FormTextField
          control={control}
          name="id"
          label={messages.id}
          hint={isSaved ? messages.idKept : messages.idHint}
          readOnly={isSaved || sending}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <FormTextField
          control={control}
          name="name"
          label={messages.name}
          hint={messages.nameHint}
          readOnly={sending}
          autoComplete="off"
          dir="auto"
          required
        />
        <FormTextField
          {...AMOUNT}
          control={control}
          name="minAmount"
          label={messages.minAmount}
          suffix={sell.unit}
          readOnly={sending}
        />
        <FormTextField
          {...AMOUNT}
          control={control}
          name="maxAmount"
          label={messages.maxAmount}
          suffix={sell.unit}
          readOnly={sending}
        />
        <FormTextField
          control={control}
          name="logo"
          label={messages.logo}
          note={common.optional}
          hint={messages.logoHint}
          readOnly={sending}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          className="md:col-span-2"
        />
        <SwitchRow
          label={messages.pause}
          help={messages.pauseHelp}
          checked={paused.value}
          onCheckedChange={paused.onChange}
          disabled={sending}
          className="md:col-span-2"
        />
        {paused.value && <PauseReasonFields control={control} names={REASONS} readOnly={sending} />}
      </div>
      <div data-part="preview" className="rounded-control bg-sunken px-4 py-3">
        <p className="text-xs text-ink-3">{messages.preview}</p>
        <div className="mt-2 flex items-center gap-3">
          <NetworkLogo id={trimText(typed.id)} logo={trimText(typed.logo)} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <bdi>{typed.name || messages.name}</bdi>
            </p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {network.limit({ min: limitText(typed.minAmount), max: limitText(typed.maxAmount) })}
            </p>
          </div>
        </div>
        {isSaved && <NetworkChangeList before={{ ...EMPTY, ...initialValues }} after={typed} />}
      </div>
    </FormShell>
  );
}
