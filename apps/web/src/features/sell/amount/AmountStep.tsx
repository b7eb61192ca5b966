import type { BankAccount, Order, PriceRange, User } from '@sarraf/api-client';
import {
  DEFAULT_MIN_QUANTITY,
  MAX_SELL_USDT,
  accountMark,
  amountOf,
  brokenLimit,
  formatRupees,
  formatUsdt,
  isAboveTransferLimit,
  minFromWallet,
  maxFromWallet,
  nextPriceRange,
} from '@sarraf/domain';
import { PayoutAccountChoice, SellAmountField, SellAmountForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, MethodMark, SwitchRow } from '@sarraf/ui';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { QuoteSlip } from '../../../shared/orders/QuoteSlip.tsx';
import { sellMessages } from '../sell.messages.ts';
import { useWalletSale } from '../order/use-wallet-sale.ts';
import { sellerQuote } from './seller-quote.ts';
import { useWalletSource } from './use-wallet-source.ts';

export interface AmountStepProps {
  user: User;
  ranges: readonly PriceRange[];
  banks: readonly BankAccount[];
  /** Number of accounts left out because their data does not match the contract. */
  unreadableBanks: number;
  /** USDT as typed. */
  amount: string;
  bankAccountId: string | null;
  onAmountChange: (amount: string) => void;
  onBankAccountChange: (bankAccountId: string) => void;
  onAddBank: () => void;
  /** Called when the seller leaves for the page of accounts, with whether the sale is from the wallet. */
  onManageAccounts: (isFromWallet: boolean) => void;
  onContinue: (bankAccountId: string) => void;
  /** Called with the order that a sale from the wallet created. */
  onSold: (order: Order) => void;
}

/** Step 1: the amount, its quote and the account that receives the rupees (product.md S7). */
export function AmountStep({ user, ranges, banks, unreadableBanks, amount, bankAccountId, ...on }: AmountStepProps) {
  const texts = useMessages(sellMessages);
  const messages = texts.amount;
  const wallet = useWalletSource(on.onAmountChange);
  const sell = useWalletSale(on.onSold);
  const usual = user.min_quantity ?? DEFAULT_MIN_QUANTITY;
  const most = maxFromWallet(wallet.balance);
  const min = wallet.isOn ? minFromWallet(amountOf(amount), wallet.balance, usual) : usual;
  const quote = sellerQuote(amount, ranges, user);
  const chosen = banks.find(({ _id }) => _id === bankAccountId);
  const isAllowed = brokenLimit(quote.quantity, { min }) === null;
  // No advice to sell more than one transfer to the account can carry.
  const isCarried = !isAboveTransferLimit(quote.received, chosen?.maxPerTransfer);
  const better = isAllowed && isCarried ? nextPriceRange(quote.quantity, ranges) : null;
  const payment = chosen && { rupees: quote.received, account: chosen };
  const hint = wallet.isOn
    ? messages.wallet.limits({ most: formatUsdt(most) })
    : better
      ? messages.betterPrice({ missing: formatUsdt(better.missing), price: formatRupees(better.range.price) })
      : messages.limits({ min: formatUsdt(min), max: formatUsdt(MAX_SELL_USDT) });

  return (
    <SellAmountForm
      amount={amount}
      min={min}
      bankAccountId={bankAccountId}
      payment={payment}
      priceMissing={quote.quantity.gt(0) && quote.price.eq(0)}
      figure={{ label: texts.payment.receive, value: formatRupees(quote.received), tone: 'positive' }}
      act={wallet.isOn ? 'sell' : 'continue'}
      onSubmit={(values) =>
        wallet.isOn ? sell(values.amount, values.bankAccountId) : on.onContinue(values.bankAccountId)
      }
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
        <QuoteSlip quote={quote}>
          <SellAmountField
            amount={amount}
            onAmountChange={on.onAmountChange}
            min={min}
            payment={payment}
            {...(wallet.isOn && { most })}
            hint={hint}
          />
          {wallet.balance > 0 && (
            <SwitchRow
              icon={<Wallet />}
              label={messages.wallet.label}
              help={messages.wallet.help({ balance: formatUsdt(wallet.balance) })}
              checked={wallet.isOn}
              onCheckedChange={(checked) => void wallet.turn(checked)}
              className="mt-3"
            />
          )}
        </QuoteSlip>
        <PayoutAccountChoice
          accounts={banks}
          value={bankAccountId}
          rupees={quote.received}
          onValueChange={on.onBankAccountChange}
          onAddAccount={on.onAddBank}
          manage={
            banks.length > 0 && (
              <Link
                to="/dashboard/accounts"
                onClick={() => on.onManageAccounts(wallet.isOn)}
                className={buttonClass({ variant: 'quiet' })}
              >
                {messages.manageAccounts}
              </Link>
            )
          }
          note={unreadableBanks > 0 && messages.notShown({ n: unreadableBanks })}
          renderMark={(account) => <MethodMark method={accountMark(account)} />}
        />
      </div>
    </SellAmountForm>
  );
}
