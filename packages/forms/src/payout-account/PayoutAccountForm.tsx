import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@sarraf/ui';
import { useId, useMemo } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormShell } from '../fields/FormShell.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { sellerFormMessages } from '../seller.messages.ts';
import { payoutAccountSchema } from './payout-account.schema.ts';
import { PayoutAccountChoice, type PayoutAccount, type PayoutAccountChoiceProps } from './PayoutAccountChoice.tsx';

/** Values and output of the form. */
export type PayoutAccountValues = v.InferOutput<ReturnType<typeof payoutAccountSchema>>;

/** The choice is controlled by the app, which selects an account that was just added. */
export interface PayoutAccountFormProps<Account extends PayoutAccount>
  extends
    Omit<FormProps<PayoutAccountValues, PayoutAccountValues>, 'initialValues'>,
    Omit<PayoutAccountChoiceProps<Account>, 'error' | 'disabled' | 'isFixed'> {}

/** Form to choose another account for a refused payout (product.md S10). The choice stays after a server error. */
export function PayoutAccountForm<Account extends PayoutAccount>({
  onSubmit,
  busy = false,
  disabled = false,
  onDirtyChange,
  ...choice
}: PayoutAccountFormProps<Account>) {
  const messages = useMessages(sellerFormMessages).payoutAccount;
  const reasonId = useId();
  const { accounts, value, rupees } = choice;
  const schema = useMemo(() => payoutAccountSchema(accounts, rupees), [accounts, rupees]);
  const form = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    values: { bankAccountId: value ?? '' },
  });
  const { fieldState } = useController({ control: form.control, name: 'bankAccountId' });
  const { submit, sending, general } = useSubmission(form, {
    onSubmit,
    busy,
    disabled,
    ...(onDirtyChange && { onDirtyChange }),
    visible: ['bankAccountId'],
    fallback: messages.failed,
    // The new account may be refused too, and then another one is chosen.
    isReusable: true,
  });
  const reason = v.safeParse(schema, { bankAccountId: value ?? '' }).issues?.[0].message;

  return (
    <FormShell
      data-component="PayoutAccountForm"
      disabled={disabled}
      general={general}
      onSubmit={submit}
      actions={
        <>
          <p id={reasonId} role="status" data-part="reason" className="text-sm text-ink-2 empty:-mb-3">
            {reason}
          </p>
          <Button
            type="submit"
            fullWidth
            disabled={reason !== undefined}
            busy={sending}
            busyLabel={messages.submitting}
            aria-describedby={reason && reasonId}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      <PayoutAccountChoice {...choice} isFixed error={fieldState.error?.message} disabled={disabled || sending} />
    </FormShell>
  );
}
