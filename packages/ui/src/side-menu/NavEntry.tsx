import type { ReactNode } from 'react';
import type { NavItem } from './nav-item.ts';

/** Style of an entry, by its state. */
export const navEntryState = ({ pending, current, tone = 'plain' }: NavItem) =>
  pending ? 'pending' : current ? 'current' : tone;

/** Link or button of one entry; the menu passes the classes. */
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

/** Number of waiting items at an entry: a figure, and a phrase for screen readers. */
export const NavCount = ({ count, className }: { count: NonNullable<NavItem['count']>; className: string }) => (
  <span
    data-part="count"
    className={`min-w-6 shrink-0 rounded-full bg-notice-soft px-1.5 py-0.5 text-center text-xs font-bold text-notice ${className}`}
  >
    <bdi aria-hidden="true">{count.text}</bdi>
    <span className="sr-only">{count.label}</span>
  </span>
);
