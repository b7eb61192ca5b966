import {
  formatRupees,
  isAboveTransferLimit,
  paymentMethodName,
  shortDetail,
  type AccountDetails,
  type DecimalInput,
} from '@sarraf/domain';
import { Button, RadioList } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';

/** Saved account in the list; a `BankAccount` of the contract fits. */
export interface PayoutAccount extends AccountDetails {
  /** Id on the server. */
  _id: string;
  /** Account holder, as the user typed it. */
  name: string;
  /** The bank's own name of the account; null where the bank tells none. */
  title?: string | null | undefined;
  /** Result of comparing the title, else the name, with the user's verified name; a `mismatch` is shown. */
  titleCheck?: string | null | undefined;
  /** Most rupees that one transfer to the account can carry; null for no limit. */
  maxPerTransfer?: number | null | undefined;
}

export interface PayoutAccountChoiceProps<Account extends PayoutAccount> {
  /** Saved accounts, in the order to show. */
  accounts: readonly Account[];
  /** Id of the chosen account, or null without one. */
  value: string | null;
  /** Called with the id of the account that the user chose. */
  onValueChange: (bankAccountId: string) => void;
  /** Payment that the account receives: an account whose transfer cannot carry so much says so. */
  rupees?: DecimalInput | undefined;
  /** Whether the payment is fixed: an account that cannot receive it is disabled. */
  isFixed?: boolean;
  /** Called when the button for a new account is pressed; without it there is no such button. */
  onAddAccount?: () => void;
  /** Link to the page of accounts, beside the button for a new one. */
  manage?: ReactNode;
  /** Renders the logo of an account, 40 px square. */
  renderMark?: (account: Account) => ReactNode;
  /** Text under the list, for example that some accounts are missing. */
  note?: ReactNode;
  /** Error message of the choice; announced with the list. */
  error?: string | undefined;
  disabled?: boolean;
}

/** Choice of the account that receives the rupees (product.md S7). */
export function PayoutAccountChoice<Account extends PayoutAccount>({
  accounts,
  value,
  onValueChange,
  rupees,
  isFixed = false,
  onAddAccount,
  manage,
  renderMark,
  note,
  error,
  disabled = false,
}: PayoutAccountChoiceProps<Account>) {
  const messages = useMessages(formMessages);
  const limitOf = ({ maxPerTransfer: max }: Account): string | undefined =>
    max && rupees !== undefined && isAboveTransferLimit(rupees, max)
      ? messages.sell.atMost({ max: formatRupees(max) })
      : undefined;
  const options = accounts.map((account) => ({
    value: account._id,
    title: <bdi>{paymentMethodName(account, messages.methods)}</bdi>,
    detail: (
      <>
        <bdi>{account.name}</bdi>
        <span> · </span>
        <bdi dir="ltr" translate="no">
          {shortDetail(account)}
        </bdi>
        {account.title && (
          <span data-part="account-title" className="block">
            {messages.sell.atTheBank}:{' '}
            <bdi translate="no" className="text-ink">
              {account.title}
            </bdi>
          </span>
        )}
        {account.titleCheck === 'mismatch' && (
          <span data-part="title-check" className="block font-medium text-notice">
            {messages.sell.otherName}
          </span>
        )}
      </>
    ),
    ...(isFixed ? { disabled: limitOf(account) !== undefined, reason: limitOf(account) } : { note: limitOf(account) }),
    mark: renderMark?.(account),
  }));
  return (
    <div data-component="PayoutAccountChoice" className="flex min-w-0 flex-col items-stretch gap-3">
      {accounts.length === 0 ? (
        <p className="text-sm font-semibold">{messages.sell.accounts}</p>
      ) : (
        <RadioList
          legend={messages.sell.accounts}
          options={options}
          value={value}
          onValueChange={onValueChange}
          error={error}
          disabled={disabled}
        />
      )}
      {note && <p className="text-sm text-ink-2">{note}</p>}
      {onAddAccount && (
        <div className={accounts.length === 0 ? 'grid' : '-ms-5 flex flex-wrap'}>
          <Button variant={accounts.length === 0 ? 'secondary' : 'quiet'} disabled={disabled} onClick={onAddAccount}>
            <span aria-hidden="true">+</span>
            {messages.sell.addAccount}
          </Button>
          <div className="contents">{manage}</div>
        </div>
      )}
    </div>
  );
}
