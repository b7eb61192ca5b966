import { valibotResolver } from '@hookform/resolvers/valibot';
import { formatUsdt, nextAmount } from '@sarraf/domain';
import { AmountInput, Button, Select } from '@sarraf/ui';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { sellerFormMessages } from '../seller.messages.ts';
import {
  withdrawalSchema,
  type WithdrawalBounds,
  type WithdrawalFields,
  type WithdrawalValues,
} from './withdrawal.schema.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';

const VISIBLE = ['amount', 'networkId', 'address'] as const;

export interface WithdrawalFormProps extends FormProps<WithdrawalValues, WithdrawalFields>, WithdrawalBounds {
  /** Draws the buttons there instead of under the fields, as in a dialog's footer; null while that place is not there yet. */
  actionsSlot?: Element | null;
}

/**
 * Asks how much of the wallet goes where (product.md R45), then shows it once more before anything is sent: what has left for a wrong
 * address is gone. A refusal leads back to the fields, with everything typed in place.
 */
export function WithdrawalForm({ initialValues, balance, networks, actionsSlot, ...submission }: WithdrawalFormProps) {
  const messages = useMessages(sellerFormMessages).withdrawal;
  const resolver = useMemo(() => valibotResolver(withdrawalSchema({ balance, networks })), [balance, networks]);
  const only = networks.length === 1 ? networks[0]?.id : undefined;
  const form = useForm<WithdrawalFields, unknown, WithdrawalValues>({
    resolver,
    shouldFocusError: false,
    defaultValues: { amount: '', networkId: only ?? '', address: '', ...initialValues },
  });
  const { control } = form;
  const amount = useFormInput({ control, name: 'amount' });
  const network = useFormInput({ control, name: 'networkId' });
  const [checked, setChecked] = useState<WithdrawalValues | null>(null);
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: messages.failed,
    onRefused: () => setChecked(null),
  });
  /** Fields first, then what they said once more, then the server. */
  const goOn = async () => {
    if (checked) {
      await submit();
      return;
    }
    await form.handleSubmit(setChecked, (errors) => {
      const first = VISIBLE.find((name) => errors[name]);
      if (first) form.setFocus(first);
    })();
  };

  return (
    <FormShell
      data-component="WithdrawalForm"
      data-phase={checked ? 'review' : 'fields'}
      disabled={submission.disabled}
      general={general}
      onSubmit={() => void goOn()}
      actionsSlot={actionsSlot}
      actions={(formId) => (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:*:flex-1">
          {checked && (
            <Button variant="secondary" disabled={sending} onClick={() => setChecked(null)}>
              {messages.back}
            </Button>
          )}
          <Button type="submit" form={formId} fullWidth busy={sending} busyLabel={messages.submitting}>
            {checked ? messages.submit : messages.review}
          </Button>
        </div>
      )}
    >
      {checked ? (
        <WithdrawalReview {...checked} network={networks.find(({ id }) => id === checked.networkId)?.name ?? ''} />
      ) : (
        <>
          <div>
            <AmountInput
              {...amount}
              label={messages.amount}
              unit={messages.unit}
              normalise={(text) => nextAmount(amount.value, text, balance)}
            />
            <Button
              variant="quiet"
              size="sm"
              className="-mx-4"
              onClick={() =>
                form.setValue('amount', nextAmount('', `${balance}`, balance), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              {messages.all({ balance: formatUsdt(balance) })}
            </Button>
          </div>
          <Select
            {...network}
            label={messages.network}
            placeholder={messages.networkPlaceholder}
            options={networks.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FormTextField
            control={control}
            name="address"
            label={messages.address}
            hint={messages.addressHint}
            dir="ltr"
            translate="no"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
          />
        </>
      )}
    </FormShell>
  );
}
