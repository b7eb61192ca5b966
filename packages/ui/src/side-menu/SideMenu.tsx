import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { NavItem } from './nav-item.ts';
import { NavCount, NavEntry, navEntryState } from './NavEntry.tsx';

const entry = cva(
  'flex min-h-11 w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium no-underline transition-colors',
  {
    variants: {
      state: {
        current: 'bg-brand-soft font-semibold text-brand',
        pending: 'bg-neutral-soft text-ink',
        plain: 'text-ink-2 hover:bg-sunken hover:text-ink active:bg-neutral-soft',
        negative: 'text-negative hover:bg-negative-soft active:brightness-90 dark:active:brightness-110',
      },
    },
  },
);

function Entries({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={item.id}>
          <NavEntry item={item} className={entry({ state: navEntryState(item) })}>
            <span data-part="icon" aria-hidden="true" className="grid size-5 shrink-0 place-items-center *:size-5">
              {item.icon}
            </span>
            <span className="min-w-0 wrap-break-word">{item.label}</span>
            {item.count && <NavCount count={item.count} className="ms-auto" />}
          </NavEntry>
        </li>
      ))}
    </ul>
  );
}

export interface SideMenuProps extends ComponentProps<'nav'> {
  /** Accessible name of the menu. */
  label: string;
  /** Brand at the top. */
  brand?: ReactNode;
  /** The pages in order. */
  items: readonly NavItem[];
  /** Entries at the bottom: help, legal, theme, logout. */
  footerItems?: readonly NavItem[];
}

/** Menu of wide screens, 248 px, shown from `lg` up; below that the app shows a `BottomBar`. Renders a `<nav>`. */
export function SideMenu({ label, brand, items, footerItems = [], className = '', ...rest }: SideMenuProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      data-component="SideMenu"
      className={`sticky top-0 hidden h-dvh w-62 shrink-0 flex-col gap-6 overflow-y-auto border-e border-line bg-surface px-4 py-6 lg:flex ${className}`}
    >
      {brand !== undefined && (
        <div data-part="brand" className="px-2">
          {brand}
        </div>
      )}
      <Entries items={items} />
      {footerItems.length > 0 && (
        <div data-part="footer" className="mt-auto">
          <Entries items={footerItems} />
        </div>
      )}
    </nav>
  );
}
