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
