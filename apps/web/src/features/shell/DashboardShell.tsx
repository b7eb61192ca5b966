import type { RouteId } from '@sarraf/domain';
import { AppHeader, BottomBar, BrandMark, SideMenu, ThemeToggle, type NavItem } from '@sarraf/ui';
import { CircleHelp, FileText, LogOut, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '../../shared/brand/index.ts';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { useLogout } from '../../shared/logout/index.ts';
import { HeaderEndOutlet, useShownHeaderTexts } from '../../shared/page-header/index.ts';
import { useUser } from '../../shared/session/index.ts';
import { useTheme } from '../../shared/theme/index.ts';
import { DashboardPromo } from './DashboardPromo.tsx';
import { navItems } from './nav-items.tsx';
import { NewBuildNotice } from './NewBuildNotice.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { entryMessages } from './entry.messages.ts';
import { shellMessages as words } from './shell.messages.ts';

/** Help, legal, theme and the way out, at the foot of the side menu; phones find them on the profile page. */
function useFooterItems(): NavItem[] {
  const help = useDialogRoute(DIALOG.help);
  const privacy = useDialogRoute(DIALOG.privacy);
  const terms = useDialogRoute(DIALOG.terms);
  const logout = useLogout();
  const [theme, chooseTheme] = useTheme();
  return [
    { id: DIALOG.help, label: words.nav.help, icon: <CircleHelp />, onSelect: help.show },
    { id: DIALOG.privacy, label: words.nav.privacy, icon: <ShieldCheck />, onSelect: privacy.show },
    { id: DIALOG.terms, label: words.nav.terms, icon: <FileText />, onSelect: terms.show },
    {
      id: 'theme',
      label: entryMessages.darkTheme,
      icon: null,
      render: () => (
        <ThemeToggle look="row" theme={theme} onThemeChange={chooseTheme} label={entryMessages.darkTheme} />
      ),
    },
    { id: 'logout', label: words.nav.logout, icon: <LogOut />, tone: 'negative', onSelect: () => void logout() },
  ];
}

export interface DashboardShellProps {
  /** Title of the page, unless it asks for another (`useHeaderTexts`). */
  title: string;
  /** The row of the route table on screen. */
  route: RouteId | null;
  /** The row somebody is on the way to; null while nobody is. */
  nextRoute: RouteId | null;
  /** The page. */
  children: ReactNode;
}

/** The frame of the dashboard (product.md S5): side menu on wide screens, bottom bar on phones, header on both. */
export function DashboardShell({ title, route, nextRoute, children }: DashboardShellProps) {
  const user = useUser();
  const shown = useShownHeaderTexts();
  const footerItems = useFooterItems();
  const items = navItems(user.isAdmin, route, nextRoute);
  const name = user.name?.trim();

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
          <OfflineBanner />
          <NewBuildNotice />
          <AppHeader
            greeting={shown?.greeting ?? (name ? words.welcome({ name }) : words.welcomeStranger)}
            title={shown?.title ?? title}
            end={
              <HeaderEndOutlet>
                <BrandMark className="lg:hidden" />
              </HeaderEndOutlet>
            }
          />
          <main className="pt-2 lg:pt-4">{children}</main>
          {route === '/dashboard' && <DashboardPromo />}
        </div>
      </div>
      <BottomBar label={words.menu} items={items} />
    </div>
  );
}
