import type { BankAccount } from '@sarraf/api-client';
import { accountMark, accountName, paymentMethodName, shortDetail } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, KeyValueList, LeaderRow, MethodMark, Slip, SlipSection, SlipTear, Tag } from '@sarraf/ui';
import { useCallback, useRef } from 'react';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';
import { TitleCheckLine } from './TitleCheckLine.tsx';

export interface AccountCardProps {
  account: BankAccount;
  /** Whether an account, this or another one, is being made the default. */
  busy: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onDelete: () => void;
  className?: string;
}

/** Slip of a payout account: masked details, the title check and what can be done with it (product.md S19). */
export function AccountCard({ account, busy, className = '', ...on }: AccountCardProps) {
  const { account: messages } = useMessages(paymentAccountsMessages);
  const { methods } = useMessages(formMessages);
  const card = useRef<HTMLDivElement>(null);
  // Once its account is the default the button is gone: the card takes its focus.
  const passFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) card.current?.focus();
    },
    [],
  );
  const name = { account: accountName(account, methods) };
  return (
    <Slip
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={name.account}
      className={`flex min-w-0 flex-col ${className}`}
    >
      <SlipSection className="flex-1">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <MethodMark method={accountMark(account)} />
          <h3 className="min-w-0 flex-1 font-bold wrap-anywhere">
            <bdi>{paymentMethodName(account, methods)}</bdi>
          </h3>
          {account.isDefault && <Tag tone="positive">{messages.default}</Tag>}
        </div>
        <KeyValueList>
          <LeaderRow
            label={messages.number}
            value={
              <span dir="ltr" translate="no">
                {shortDetail(account)}
              </span>
            }
          />
          <LeaderRow label={messages.holder} value={account.name} />
          {account.title && (
            <LeaderRow label={messages.atTheBank} value={<span translate="no">{account.title}</span>} />
          )}
        </KeyValueList>
        <TitleCheckLine account={account} />
      </SlipSection>
      <SlipTear />
      <div className="flex flex-wrap gap-x-1 gap-y-0.5 px-1.5 py-1.5 lg:px-2.5">
        <Button variant="quiet" size="sm" aria-label={messages.edit(name)} onClick={on.onEdit}>
          {messages.editShort}
        </Button>
        {!account.isDefault && (
          <Button
            ref={passFocus}
            variant="quiet"
            size="sm"
            busy={busy}
            aria-label={messages.makeDefault(name)}
            onClick={on.onMakeDefault}
          >
            {messages.makeDefaultShort}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="ms-auto text-negative!"
          aria-label={messages.delete(name)}
          onClick={on.onDelete}
        >
          {messages.deleteShort}
        </Button>
      </div>
    </Slip>
  );
}
