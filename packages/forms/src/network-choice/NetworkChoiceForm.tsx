import { valibotResolver } from '@hookform/resolvers/valibot';
import { formatLimit, type NetworkFacts } from '@sarraf/domain';
import { ActionBar, Button, NetworkList, type ActionBarFigure } from '@sarraf/ui';
import { useId, useMemo, type ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import {
  networkChoiceSchema,
  networkReason,
  type NetworkChoiceFields,
  type NetworkChoiceValues,
} from './network-choice.schema.ts';

/** A network as the list needs it; a network of the contract fits. */
export interface ChoosableNetwork extends Omit<NetworkFacts, 'logo' | 'pausedReason'> {
  /** Why nobody may choose the network, as the server says it; null or absent while it can be chosen. */
  pausedReason?: string | null | undefined;
}

export interface NetworkChoiceFormProps<Network extends ChoosableNetwork> extends FormProps<
  NetworkChoiceValues,
  NetworkChoiceFields
> {
  /** Networks, in the order to show. */
  networks: readonly Network[];
  /** The amount in USDT, as typed. */
  amount: string;
  /** Called with every choice, so that the app can keep it when the seller goes back a step. */
  onValueChange?: (networkId: string) => void;
  /** Called when Back is pressed; without it there is no Back button. */
  onBack?: () => void;
  /** Renders the logo of a network, 40 px square. */
  renderMark: (network: Network) => ReactNode;
  /** Note in the row of a network; the network can still be chosen. */
  rowNote?: (network: Network) => ReactNode;
  /** Sold amount and payout, above the buttons on phones. */
  figure?: ActionBarFigure;
  /** Text under the list, for example that some networks are missing. */
  note?: ReactNode;
  /** Content above the buttons, for example a pending order that prevents a new one. */
  children?: ReactNode;
}

/** Choice of the network for the deposit (product.md S8). A network that does not fit the amount, or is paused, is shown with the reason. */
export function NetworkChoiceForm<Network extends ChoosableNetwork>({
  initialValues,
  networks,
  amount,
  onValueChange,
  onBack,
  renderMark,
  rowNote,
  figure,
  note,
  children,
  ...submission
}: NetworkChoiceFormProps<Network>) {
  const messages = useMessages(formMessages);
  const reasonId = useId();
  const resolver = useMemo(() => valibotResolver(networkChoiceSchema(amount, networks)), [amount, networks]);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { networkId: '', ...initialValues } });
  const { field, fieldState } = useController({ control: form.control, name: 'networkId' });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['networkId'],
    fallback: messages.failures.createOrder,
  });

  const options = networks.map((network) => {
    const reason = network.pausedReason ?? networkReason(amount, network);
    return {
      id: network.id,
      name: network.name,
      limit: messages.network.limit({ min: formatLimit(network.minAmount), max: formatLimit(network.maxAmount) }),
      mark: renderMark(network),
      note: rowNote?.(network),
      disabled: reason !== undefined,
      reason,
    };
  });
  const isReady = options.some(({ id, disabled }) => id === field.value && !disabled);
  const hasNone = options.every(({ disabled }) => disabled);
  const isPaused = hasNone && networks.every(({ pausedReason }) => pausedReason);
  const noneText = isPaused ? messages.network.allPaused : messages.network.noneFits;
  const reason = isReady || hasNone ? undefined : messages.network.missing;
  return (
    <FormShell
      data-component="NetworkChoiceForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      bar={({ fault, buttons }) => (
        <ActionBar
          figure={isReady ? figure : undefined}
          notes={
            <>
              <div className="contents">{fault}</div>
              <div className="contents">{children}</div>
              <p id={reasonId} role="status" data-part="reason" className="text-sm text-ink-2 empty:-mb-3">
                {reason}
              </p>
              {hasNone && (
                <p aria-hidden="true" className="text-sm text-ink-2 lg:hidden">
                  {noneText}
                </p>
              )}
            </>
          }
        >
          {buttons}
        </ActionBar>
      )}
      actions={
        <div className="flex gap-3">
          {onBack && (
            <Button variant="secondary" className="shrink-0" disabled={sending} onClick={onBack}>
              {messages.network.back}
            </Button>
          )}
          <Button
            type="submit"
            className="min-w-0 flex-1"
            disabled={!isReady}
            busy={sending}
            busyLabel={messages.network.submitting}
            aria-describedby={reason && reasonId}
          >
            {messages.network.submit}
          </Button>
        </div>
      }
    >
      <NetworkList
        ref={field.ref}
        legend={messages.network.legend}
        legendHidden
        networks={options}
        value={field.value || null}
        onValueChange={(id) => {
          field.onChange(id);
          onValueChange?.(id);
        }}
        disabled={submission.disabled}
        hint={hasNone ? noneText : undefined}
        error={fieldState.error?.message}
      />
      {note && <p className="text-sm text-ink-2">{note}</p>}
    </FormShell>
  );
}
