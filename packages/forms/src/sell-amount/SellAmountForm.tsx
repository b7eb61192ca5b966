import { valibotResolver } from '@hookform/resolvers/valibot';
import { ActionBar, Button, type ActionBarFigure } from '@sarraf/ui';
import { useId, useMemo, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormShell } from '../fields/FormShell.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import type { AccountPayment } from '../payout-account/transfer-limit-message.ts';
import type { SubmitResult } from '../server-errors.ts';
import {
  sellAmountMessage,
  sellAmountSchema,
  type SellAmountFields,
  type SellAmountValues,
} from './sell-amount.schema.ts';

export interface SellAmountFormProps extends Omit<
  FormProps<SellAmountValues, SellAmountFields>,
  'initialValues' | 'onSubmit'
> {
  /** Text of the amount field, held by the app. */
  amount: string;
  /** The user's own minimum in USDT. */
  min: number;
  /** Id of the chosen payout account, or null without one. */
  bankAccountId: string | null;
  /** Rupees of the amount and the chosen account; without one, the limit of one transfer is not checked. */
  payment?: AccountPayment | undefined;
  /** Whether the price for the amount is 0: Continue is disabled and shows the reason (product.md R15). */
  priceMissing?: boolean;
  /** Called with the amount and the account, to continue to the networks. Return a result if it can fail; undefined means success. */
  onSubmit: (values: SellAmountValues) => SubmitResult | void | Promise<SubmitResult | void>;
  /** Action of the button: continue to the networks, or sell at once, as from a wallet. */
  act?: 'continue' | 'sell';
  /** Payout in rupees, beside the button on phones while the button is enabled. */
  figure?: ActionBarFigure;
  /** Content of the step: `SellAmountField` with the quote, `PayoutAccountChoice`. */
  children: ReactNode;
}

/**
 * Step 1 of the sale (product.md S7). Continue is enabled once the amount is within its limits and an account is chosen; the reason why it
 * is disabled is shown beside it. All values are controlled by the app, which computes the quote from them.
 */
export function SellAmountForm({
  amount,
  min,
  bankAccountId,
  payment,
  priceMissing = false,
  onSubmit,
  act = 'continue',
  figure,
  children,
  ...submission
}: SellAmountFormProps) {
  const messages = useMessages(formMessages);
  const reasonId = useId();
  const schema = useMemo(() => sellAmountSchema(min, payment), [min, payment]);
  const values = { amount, bankAccountId: bankAccountId ?? '' };
  const form = useForm({ resolver: valibotResolver(schema), shouldFocusError: false, values });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    onSubmit: async (chosen) => (await onSubmit(chosen)) ?? { ok: true },
    // The form has no fields of its own, so every server error is shown above the button.
    visible: [],
    fallback: act === 'sell' ? messages.failures.createOrder : messages.failures.general,
    // Continue may leave the seller on this step.
    isReusable: true,
    isDirty: amount !== '',
  });

  const missing = priceMissing ? messages.sell.noPrice : v.safeParse(schema, values).issues?.[0].message;
  // The field shows and announces an error of the amount already. On phones it may be scrolled out of view, so it is repeated, unannounced.
  const isShownAtField = missing !== undefined && missing === sellAmountMessage(amount, min, payment);
  const reason = isShownAtField ? undefined : missing;
  return (
    <FormShell
      data-component="SellAmountForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={() => {
        if (missing === undefined) void submit();
      }}
      bar={({ fault, buttons }) => (
        <ActionBar
          // From `lg` up the button is under the accounts, not across the whole page.
          className="lg:ms-auto lg:w-1/2 lg:ps-4"
          figure={missing === undefined ? figure : undefined}
          notes={
            <>
              <div className="contents">{fault}</div>
              <p id={reasonId} role="status" data-part="reason" className="text-sm text-ink-2 empty:-mb-3">
                {reason}
              </p>
              {isShownAtField && (
                <p aria-hidden="true" className="text-sm font-medium text-negative lg:hidden">
                  {missing}
                </p>
              )}
            </>
          }
        >
          {buttons}
        </ActionBar>
      )}
      actions={
        <Button
          type="submit"
          fullWidth
          disabled={missing !== undefined}
          busy={sending}
          {...(act === 'sell' && { busyLabel: messages.network.submitting })}
          aria-describedby={reason && reasonId}
        >
          {act === 'sell' ? messages.network.submit : messages.sell.submit}
        </Button>
      }
    >
      {children}
    </FormShell>
  );
}
