import { cva } from 'class-variance-authority';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { SOFT_TONES, type Tone } from '../status-badge/tone.ts';

const disc = cva('grid size-10 shrink-0 place-items-center rounded-full', {
  variants: { tone: SOFT_TONES },
});

/** What answers the pointer reaches past the words on both sides, as far as the focus ring; a row keeps to its column. */
const ground =
  'before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 before:rounded-box before:transition-colors hover:before:bg-sunken active:before:bg-neutral-soft';

const origin = cva('min-w-0 wrap-break-word', {
  variants: { below: { true: 'order-1 basis-full sm:order-none sm:basis-auto', false: '' } },
});

const ICONS = { sent: ArrowUpRight, received: ArrowDownLeft } as const;

export interface TransactionRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The figure that matters, already formatted. */
  amount: ReactNode;
  /** Its state: a `StatusBadge`. */
  status: ReactNode;
  /** Colours the disc. */
  tone: Tone;
  /** Sold, or credited to the wallet. */
  direction?: 'sent' | 'received';
  /** How much at what price. */
  details: ReactNode;
  /** Where it went. */
  account?: ReactNode;
  /** What it came over: network and address; below the account where both have no room on a line. */
  network?: ReactNode;
  /** When, in words. */
  time: ReactNode;
  /** Whose it is; may hold a link of its own. */
  owner?: ReactNode;
  /** Opens the record; the whole row becomes its target. */
  onOpen?: () => void;
  /** Accessible name of that target; the amount unless given. */
  openLabel?: string;
}

/** One line of a history. Renders an `<article>`. */
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
      className={`relative isolate flex gap-3.5 border-b border-line py-4 ${onOpen ? ground : ''} ${className}`}
    >
      <span aria-hidden="true" data-part="icon" className={disc({ tone })}>
        <Icon className="size-5 rtl:-scale-x-100" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {/* Neither breaks in the middle: where both have no room on a line, the status goes below the amount. */}
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
