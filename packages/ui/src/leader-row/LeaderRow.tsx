import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** List of `LeaderRow`s. Renders a `<dl>`. */
export function KeyValueList({ className = '', ...rest }: ComponentProps<'dl'>) {
  return (
    <dl {...rest} data-component="KeyValueList" className={`@container flex w-full flex-col gap-3 ${className}`} />
  );
}

const figure = cva('min-w-0 text-end wrap-anywhere', {
  variants: {
    weight: { plain: 'text-sm font-semibold', total: 'text-lg font-bold md:text-xl' },
    tone: { plain: 'text-ink', positive: 'text-positive', notice: 'text-notice', negative: 'text-negative' },
  },
});

// The leader is part of the term: a `dl` may contain only terms and descriptions.
const term = cva(
  'flex min-w-0 flex-1 items-baseline gap-2 after:min-w-4 after:flex-1 after:translate-y-[-0.2em] after:border-b after:border-dotted after:border-control/60',
  { variants: { weight: { plain: 'text-sm text-ink-2', total: 'text-base font-semibold text-ink after:hidden' } } },
);

export interface LeaderRowProps extends ComponentProps<'div'> {
  /** Label at the start of the row. */
  label: ReactNode;
  /** Figure or text at the end of the row, already formatted. */
  value: ReactNode;
  /** `total` for the sum of the other rows. */
  weight?: 'plain' | 'total';
  /** `positive` only for rupees that the seller gets. */
  tone?: 'plain' | 'positive' | 'notice' | 'negative';
}

/** Label and value with a dotted leader between them, inside a `KeyValueList`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function LeaderRow({ label, value, weight = 'plain', tone = 'plain', className = '', ...rest }: LeaderRowProps) {
  return (
    <div
      {...rest}
      data-component="LeaderRow"
      data-weight={weight}
      className={`flex items-baseline justify-between gap-2 @max-[14rem]:flex-col @max-[14rem]:items-stretch @max-[14rem]:gap-0.5 ${className}`}
    >
      <dt data-part="label" className={term({ weight })}>
        <span className="max-w-full wrap-break-word">{label}</span>
      </dt>
      <dd data-part="value" className={`max-w-[68%] @max-[14rem]:max-w-none ${figure({ weight, tone })}`}>
        {/* Isolated, so that `500 USDT` keeps its order on a right-to-left page. */}
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
