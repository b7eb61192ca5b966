import { useMessages } from '@sarraf/forms/language';
import { ConfirmProvider, Skeleton } from '@sarraf/ui';
import { DashboardFrame } from '../features/shell/DashboardFrame.tsx';
import { navItems } from '../features/shell/nav-items.tsx';
import { shellMessages } from '../features/shell/shell.messages.ts';
import { useFooterItems } from '../features/shell/use-footer-items.tsx';
import { BRAND } from '../shared/layout/brand.ts';
import { appMessages } from './app.messages.ts';

function Frame() {
  const messages = useMessages(appMessages);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <DashboardFrame
        greeting={useMessages(shellMessages).welcomeStranger}
        title={BRAND.title}
        renderEnd={(brand) => brand}
        items={navItems(false, null, null)}
        footerItems={useFooterItems()}
      >
        <div className="flex flex-col gap-5">
          <p role="status" className="text-xl font-bold tracking-tight">
            {messages.checkingLogin}
          </p>
          <Skeleton shape="block" className="h-32 w-full" />
          <Skeleton shape="block" className="h-64 w-full" />
        </div>
      </DashboardFrame>
    </div>
  );
}

/** Skeleton of the dashboard while the login is checked. Contains no user name and no menu items of administrators. */
export function DashboardSkeleton() {
  return (
    <ConfirmProvider>
      <Frame />
    </ConfirmProvider>
  );
}
