import { useMessages } from '@sarraf/forms/language';
import type { ReactNode } from 'react';
import { useDeskWaiting } from '../../shared/desk/use-desk-waiting.ts';
import type { PageRoute } from '../../shared/layout/page-address.ts';
import { HeaderEndOutlet, useShownHeaderTexts } from '../../shared/layout/page-header.tsx';
import { actsAsAdmin } from '../../shared/session/second-factor.ts';
import { useUser } from '../../shared/session/session-context.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { navItems } from './nav-items.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PauseBanner } from './PauseBanner.tsx';
import { shellMessages } from './shell.messages.ts';
import { useFooterItems } from './use-footer-items.tsx';

export interface DashboardShellProps {
  /** Title of the page, unless the page sets another (`useHeaderTexts`). */
  title: string;
  /** Path pattern of the page on screen; null for none. */
  route: PageRoute | null;
  /** Path pattern of the page that a navigation is loading; null for none. */
  nextRoute: PageRoute | null;
  /** The page. */
  children: ReactNode;
}

/** Pages of sellers, which show what the operator has paused. */
const SELLER_PAGES: ReadonlySet<PageRoute> = new Set<PageRoute>([
  '/dashboard',
  '/dashboard/history',
  '/dashboard/accounts',
  '/dashboard/statement',
  '/dashboard/profile',
  '/dashboard/profile/:userId',
]);

/** Frame of the dashboard around a page, for the signed-in user (product.md S5). */
export function DashboardShell({ title, route, nextRoute, children }: DashboardShellProps) {
  const messages = useMessages(shellMessages);
  const user = useUser();
  const shown = useShownHeaderTexts();
  const footerItems = useFooterItems();
  const waiting = useDeskWaiting(actsAsAdmin(user));
  const items = navItems(user.isAdmin, route, nextRoute, waiting?.all);
  const name = user.name?.trim();

  return (
    <DashboardFrame
      greeting={shown?.greeting ?? (name ? messages.welcome({ name }) : messages.welcomeStranger)}
      title={shown?.title ?? title}
      renderEnd={(brand) => <HeaderEndOutlet>{brand}</HeaderEndOutlet>}
      items={items}
      footerItems={footerItems}
      notices={
        <>
          <OfflineBanner />
          <ReloadNotice />
          {route !== null && SELLER_PAGES.has(route) && <PauseBanner />}
        </>
      }
    >
      {children}
    </DashboardFrame>
  );
}
