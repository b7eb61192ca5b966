import { useMessages } from '@sarraf/forms/language';
import type { ReactNode } from 'react';
import { useDeskWaiting } from '../../shared/desk/use-desk-waiting.ts';
import type { PageRoute } from '../../shared/layout/page-address.ts';
import { HeaderEndOutlet, useShownHeaderTexts } from '../../shared/layout/page-header.tsx';
import { useUser } from '../../shared/session/session-context.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DashboardPromo } from './DashboardPromo.tsx';
import { navItems } from './nav-items.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { shellMessages } from './shell.messages.ts';
import { useFooterItems } from './use-footer-items.tsx';

export interface DashboardShellProps {
  /** Title of the page, unless it asks for another (`useHeaderTexts`). */
  title: string;
  /** The row of the route table on screen. */
  route: PageRoute | null;
  /** The row somebody is on the way to; null while nobody is. */
  nextRoute: PageRoute | null;
  /** The page. */
  children: ReactNode;
}

/** The frame of the dashboard around a page, for the person signed in (product.md S5). */
export function DashboardShell({ title, route, nextRoute, children }: DashboardShellProps) {
  const words = useMessages(shellMessages);
  const user = useUser();
  const shown = useShownHeaderTexts();
  const footerItems = useFooterItems();
  const waiting = useDeskWaiting(user.isAdmin);
  const items = navItems(user.isAdmin, route, nextRoute, waiting?.all);
  const name = user.name?.trim();

  return (
    <DashboardFrame
      greeting={shown?.greeting ?? (name ? words.welcome({ name }) : words.welcomeStranger)}
      title={shown?.title ?? title}
      renderEnd={(brand) => <HeaderEndOutlet>{brand}</HeaderEndOutlet>}
      items={items}
      footerItems={footerItems}
      notices={
        <>
          <OfflineBanner />
          <ReloadNotice />
        </>
      }
      after={route === '/dashboard' && <DashboardPromo />}
    >
      {children}
    </DashboardFrame>
  );
}
