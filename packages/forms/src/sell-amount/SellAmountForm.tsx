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
  /** The amount as the app holds it: the text of the field. */
  amount: string;
  /** The user's own minimum in USDT. */
  min: number;
  /** Id of the chosen payout account, or null while none is. */
  bankAccountId: string | null;
  /** The price that applies is 0: Continue is closed and says so (product.md R15). */
  priceMissing?: boolean;
  /** Called with the amount and the account, to go on to the networks. Return what became of it when that can fail; nothing means it worked. */
  onSubmit: (values: SellAmountValues) => SubmitResult | void | Promise<SubmitResult | void>;
  /** What the button does: on to the networks, or sell at once, as from a wallet. */
  act?: 'continue' | 'sell';
  /** What the seller receives, beside the button on phones while it is open. */
  figure?: ActionBarFigure;
  /** The step's own drawing: `SellAmountField` with the quote, `PayoutAccountChoice`. */
  children: ReactNode;
}

/**
 * Step 1 of the sale (product.md S7): frames what the app draws and opens Continue once the amount is within the bounds and
 * an account is chosen. Says beside the button what is still missing. The app owns every value, since the quote is made of them.
 */
export function SellAmountForm({
  amount,
  min,
  bankAccountId,
  priceMissing = false,
  onSubmit,
  act = 'continue',
  figure,
  children,
  ...submission
}: SellAmountFormProps) {
  const messages = useMessages(formMessages);
  const reasonId = useId();
  const schema = useMemo(() => sellAmountSchema(min), [min]);
  const values = { amount, bankAccountId: bankAccountId ?? '' };
  const form = useForm({ resolver: valibotResolver(schema), shouldFocusError: false, values });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    onSubmit: async (chosen) => (await onSubmit(chosen)) ?? { ok: true },
    // The fields are the app's, so every refusal stands above the button.
    visible: [],
    fallback: act === 'sell' ? messages.failures.createOrder : messages.failures.general,
    // Going on is no call, and the app may have a reason to stay.
    isReusable: true,
    isDirty: amount !== '',
  });

  const missing = priceMissing ? messages.sell.noPrice : v.safeParse(schema, values).issues?.[0].message;
  // What is wrong with an amount stands beside it already, and is said there; on phones it may have been scrolled out of sight.
  const isSaid = missing !== undefined && missing === sellAmountMessage(amount, min);
  const reason = isSaid ? undefined : missing;
  return (
    <FormShell
      data-component="SellAmountForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={() => {
        if (missing === undefined) void submit();
      }}
      // From `lg` up the button stands under the accounts, where the eye ends, not across the whole page.
      className="lg:[&_[data-component=ActionBar]]:ms-auto lg:[&_[data-component=ActionBar]]:w-1/2 lg:[&_[data-component=ActionBar]]:ps-4"
      bar={({ fault, buttons }) => (
        <ActionBar
          figure={missing === undefined ? figure : undefined}
          notes={
            <>
              <div className="contents">{fault}</div>
              <p id={reasonId} role="status" data-part="reason" className="text-sm text-ink-2 empty:-mb-3">
                {reason}
              </p>
              {isSaid && (
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
