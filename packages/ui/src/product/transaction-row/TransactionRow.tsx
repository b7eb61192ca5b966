import { cva } from 'class-variance-authority';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { SOFT_TONES, type Tone } from '../../status-badge/tone.ts';

const disc = cva('grid size-10 shrink-0 place-items-center rounded-full', {
  variants: { tone: SOFT_TONES },
});

/** The hover background extends past the text on both sides, as far as the focus ring; the row itself keeps its width. */
const hoverBackground =
  'before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 before:rounded-box before:transition-colors hover:before:bg-sunken active:before:bg-neutral-soft';

const origin = cva('min-w-0 wrap-break-word', {
  variants: { below: { true: 'order-1 basis-full sm:order-none sm:basis-auto', false: '' } },
});

const ICONS = { sent: ArrowUpRight, received: ArrowDownLeft } as const;

export interface TransactionRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The main figure, already formatted. */
  amount: ReactNode;
  /** Status of the transaction, a `StatusBadge`. */
  status: ReactNode;
  /** Colour of the icon. */
  tone: Tone;
  /** USDT sold, or USDT credited to the wallet. */
  direction?: 'sent' | 'received';
  /** Quantity and price. */
  details: ReactNode;
  /** Account that the rupees were paid to. */
  account?: ReactNode;
  /** Network and short address; below the account when they do not fit on one line. */
  network?: ReactNode;
  /** Relative time as text. */
  time: ReactNode;
  /** The seller, for admins; may contain a link. */
  owner?: ReactNode;
  /** Called when the row is clicked; makes the whole row clickable. */
  onOpen?: () => void;
  /** Accessible name of the row's button; by default the amount. */
  openLabel?: string;
}

/** Row of a transaction history. Renders an `<article>`. */
export function TransactionRow({
  amount,
  status,
  tone,
  direction = 'sent',
  details,
  account,
  network,
  time,
  owner,
  onOpen,
  openLabel,
  className = '',
  ...rest
}: TransactionRowProps) {
  const Icon = ICONS[direction];
  return (
    <article
      {...rest}
      data-component="TransactionRow"
      data-tone={tone}
      className={`relative isolate flex gap-3.5 border-b border-line py-4 ${onOpen ? hoverBackground : ''} ${className}`}
    >
      <span aria-hidden="true" data-part="icon" className={disc({ tone })}>
        <Icon className="size-5 rtl:-scale-x-100" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {/* When amount and status do not fit on one line, the status moves below the amount. */}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span data-part="amount" className="min-w-0 text-base font-bold text-ink wrap-break-word">
            {onOpen ? (
              <button
                type="button"
                aria-label={openLabel}
                onClick={onOpen}
                className="text-start after:absolute after:-inset-x-3 after:inset-y-0 focus-visible:outline-hidden focus-visible:after:rounded-box focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                {amount}
              </button>
            ) : (
              amount
            )}
          </span>
          <span data-part="status" className="max-w-full">
            {status}
          </span>
        </div>
        <span data-part="details" className="text-sm text-ink-2 wrap-break-word">
          {details}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xs text-ink-3">
          {account !== undefined && (
            <span data-part="account" className="min-w-0 wrap-break-word">
              {account}
            </span>
          )}
          {network !== undefined && (
            <span data-part="network" className={origin({ below: account !== undefined })}>
              {network}
            </span>
          )}
          <span data-part="time" className="ms-auto text-end">
            {time}
          </span>
        </span>
        {owner !== undefined && (
          <div data-part="owner" className="relative mt-1 max-w-full self-start">
            {owner}
          </div>
        )}
      </div>
    </article>
  );
}
