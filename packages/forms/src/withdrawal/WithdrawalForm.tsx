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
  /** Element for the buttons, such as the footer of a dialog; null while it is not mounted yet. */
  actionsSlot?: Element | null;
}

/**
 * Form for a withdrawal (product.md R45): fields, then a review, since USDT sent to a wrong address are lost. A server error leads back to
 * the fields with all values.
 */
export function WithdrawalForm({ initialValues, balance, networks, actionsSlot, ...submission }: WithdrawalFormProps) {
  const messages = useMessages(sellerFormMessages).withdrawal;
  const resolver = useMemo(() => valibotResolver(withdrawalSchema({ balance, networks })), [balance, networks]);
  const onlyNetworkId = networks.length === 1 ? networks[0]?.id : undefined;
  const form = useForm<WithdrawalFields, unknown, WithdrawalValues>({
    resolver,
    shouldFocusError: false,
    defaultValues: { amount: '', networkId: onlyNetworkId ?? '', address: '', ...initialValues },
  });
  const { control } = form;
  const amount = useFormInput({ control, name: 'amount' });
  const network = useFormInput({ control, name: 'networkId' });
  const [reviewed, setReviewed] = useState<WithdrawalValues | null>(null);
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: messages.failed,
    onRefused: () => setReviewed(null),
  });
  /** Submit of the fields opens the review; submit of the review sends the request. */
  const continueOrSubmit = async () => {
    if (reviewed) {
      await submit();
      return;
    }
    await form.handleSubmit(setReviewed, (errors) => {
      const first = VISIBLE.find((name) => errors[name]);
      if (first) form.setFocus(first);
    })();
  };

  return (
    <FormShell
      data-component="WithdrawalForm"
      data-phase={reviewed ? 'review' : 'fields'}
      disabled={submission.disabled}
      general={general}
      onSubmit={() => void continueOrSubmit()}
      actionsSlot={actionsSlot}
      actions={(formId) => (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:*:flex-1">
          {reviewed && (
            <Button variant="secondary" disabled={sending} onClick={() => setReviewed(null)}>
              {messages.back}
            </Button>
          )}
          <Button type="submit" form={formId} fullWidth busy={sending} busyLabel={messages.submitting}>
            {reviewed ? messages.submit : messages.review}
          </Button>
        </div>
      )}
    >
      {reviewed ? (
        <WithdrawalReview {...reviewed} network={networks.find(({ id }) => id === reviewed.networkId)?.name ?? ''} />
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
