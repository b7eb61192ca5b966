import { useMessages } from '@sarraf/forms/language';
import { AppHeader, BottomBar, SideMenu, type NavItem } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { BRAND } from '../../shared/layout/brand.ts';
import { Logo } from '../../shared/layout/Logo.tsx';
import { shellMessages } from './shell.messages.ts';

export interface DashboardFrameProps {
  /** Small line above the title. */
  greeting: ReactNode;
  /** Title of the page. */
  title: string;
  /** Renders the inline end of the header; `brand` is the brand mark, visible on phones. */
  renderEnd: (brand: ReactNode) => ReactNode;
  /** Items of both menus. */
  items: readonly NavItem[];
  /** Items at the bottom of the side menu. */
  footerItems: readonly NavItem[];
  /** Notices above the header. */
  notices?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Layout of the dashboard (product.md S5): side menu on wide screens, bottom bar on phones, header on both. Uses no session. */
export function DashboardFrame({ greeting, title, renderEnd, items, footerItems, ...slots }: DashboardFrameProps) {
  const messages = useMessages(shellMessages);
  return (
    <div className="flex flex-1 bg-paper">
      <SideMenu
        // As high as the sandbox strip: otherwise it would push Logout below the window.
        className="[[data-sandbox-phone]~*_&]:pb-17"
        label={messages.menu}
        brand={<Logo name={BRAND.name} />}
        items={items}
        footerItems={footerItems}
      />
      <div className="min-w-0 flex-1 px-5 pb-24 lg:px-10 lg:pb-12">
        <div className="mx-auto max-w-content">
          {slots.notices}
          <AppHeader greeting={greeting} title={title} end={renderEnd(<Logo className="lg:hidden" />)} />
          <main className="pt-2 lg:pt-4">{slots.children}</main>
        </div>
      </div>
      <BottomBar label={messages.menu} items={items} />
    </div>
  );
}
