import type { ReactNode } from 'react';
import type { NavItem } from './nav-item.ts';

/** How an entry is dressed. */
export const navEntryState = ({ pending, current, tone = 'plain' }: NavItem) =>
  pending ? 'pending' : current ? 'current' : tone;

/** The link or button of one entry, dressed by the menu that holds it. */
export function NavEntry({ item, className, children }: { item: NavItem; className: string; children: ReactNode }) {
  if (item.render) {
    return item.render({
      className,
      'aria-current': item.current ? 'page' : undefined,
      'aria-busy': item.pending || undefined,
      'data-part': 'item',
      children,
    });
  }
  return (
    <button type="button" data-part="item" className={className} onClick={item.onSelect}>
      {children}
    </button>
  );
}

/** How much waits behind an entry: the figure for the eye, a phrase for the ear. */
export const NavCount = ({ count, className }: { count: NonNullable<NavItem['count']>; className: string }) => (
  <span
    data-part="count"
    className={`min-w-6 shrink-0 rounded-full bg-notice-soft px-1.5 py-0.5 text-center text-xs font-bold text-notice ${className}`}
  >
    <bdi aria-hidden="true">{count.text}</bdi>
    <span className="sr-only">{count.label}</span>
  </span>
);
