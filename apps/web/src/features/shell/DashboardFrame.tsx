import { useMessages } from '@sarraf/forms/language';
import { AppHeader, BottomBar, BrandMark, SideMenu, type NavItem } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { BRAND } from '../../shared/layout/brand.ts';
import { shellMessages } from './shell.messages.ts';

export interface DashboardFrameProps {
  /** The quiet line above the title. */
  greeting: ReactNode;
  /** Title of the page. */
  title: string;
  /** At the far end of the header, around the brand on phones. */
  renderEnd: (brand: ReactNode) => ReactNode;
  /** The places of the menus. */
  items: readonly NavItem[];
  /** The foot of the side menu. */
  footerItems: readonly NavItem[];
  /** What is to be said above the header. */
  notices?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Below the page. */
  after?: ReactNode;
}

/** How the dashboard is laid out (product.md S5): side menu on wide screens, bottom bar on phones, header on both. Knows nobody. */
export function DashboardFrame({ greeting, title, renderEnd, items, footerItems, ...slots }: DashboardFrameProps) {
  const words = useMessages(shellMessages);
  return (
    <div className="flex flex-1 bg-paper">
      <SideMenu
        // As much lower as the sandbox's strip is high, or the way out would lie below the window.
        className="[[data-sandbox-phone]~*_&]:pb-17"
        label={words.menu}
        brand={<BrandMark name={BRAND.name} />}
        items={items}
        footerItems={footerItems}
      />
      <div className="min-w-0 flex-1 px-5 pb-[6rem] lg:px-10 lg:pb-12">
        <div className="mx-auto max-w-content">
          {slots.notices}
          <AppHeader greeting={greeting} title={title} end={renderEnd(<BrandMark className="lg:hidden" />)} />
          <main className="pt-2 lg:pt-4">{slots.children}</main>
          {slots.after}
        </div>
      </div>
      <BottomBar label={words.menu} items={items} />
    </div>
  );
}
