import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { NavCount, NavEntry, navEntryState } from '../side-menu/NavEntry.tsx';
import type { NavItem } from '../side-menu/nav-item.ts';

const entry = cva(
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-1 px-px py-1.5 text-center text-xs no-underline transition-colors hover:bg-sunken active:bg-neutral-soft focus-visible:-outline-offset-2',
  {
    variants: {
      state: {
        current: 'font-bold text-brand',
        pending: 'bg-neutral-soft font-medium text-ink',
        plain: 'font-medium text-ink-2 hover:text-ink',
        negative: 'font-medium text-negative',
      },
    },
  },
);

export interface BottomBarProps extends ComponentProps<'nav'> {
  /** Accessible name of the bar. */
  label: string;
  /** Three to five entries. */
  items: readonly NavItem[];
}

/** Navigation bar at the bottom of the window, below `lg`. It is fixed: leave `pb-24` under the content. Renders a `<nav>`. */
export function BottomBar({ label, items, className = '', ...rest }: BottomBarProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      data-component="BottomBar"
      className={`fixed inset-x-0 bottom-0 z-30 @container border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden ${className}`}
    >
      {/* With enlarged text the entries use two columns: a truncated label would be useless. */}
      <ul className="mx-auto flex max-w-content @max-[18rem]:grid @max-[18rem]:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="min-w-0 flex-1 @max-[18rem]:last:odd:col-span-2">
            <NavEntry item={item} className={entry({ state: navEntryState(item) })}>
              <span data-part="icon" aria-hidden="true" className="grid size-5.5 place-items-center *:size-5.5">
                {item.icon}
              </span>
              <span className="max-w-full min-w-0 wrap-anywhere">{item.label}</span>
              {item.count && <NavCount count={item.count} className="absolute start-1/2 top-0.5 ms-2.5" />}
            </NavEntry>
          </li>
        ))}
      </ul>
    </nav>
  );
}
