import { useMessages } from '@sarraf/forms/language';
import { Button, ThemeToggle } from '@sarraf/ui';
import { Outlet } from 'react-router-dom';
import { BRAND } from '../../shared/layout/brand.ts';
import { Logo } from '../../shared/layout/Logo.tsx';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { LanguageSwitch } from '../../shared/preferences/LanguageSwitch.tsx';
import { PublicTextLink } from '../../shared/public-texts/PublicTextLink.tsx';
import { useSessionState } from '../../shared/session/session-context.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { EntryLogout } from './EntryLogout.tsx';
import { EntrySlip } from './EntrySlip.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { entryMessages } from './entry.messages.ts';

// Space at the top for the sandbox strip, which appears late and must not move the page. An open strip pushes the page down instead.
const clearance = 'pt-11 [[data-sandbox-phone=open]~*_&]:pt-0';

/** Frame of the pages before the dashboard: one column on phones, with the product's promises beside it on wide screens. */
export function EntryFrame() {
  const messages = useMessages(entryMessages);
  const [theme, chooseTheme] = useTheme();
  const help = useDialogRoute(DIALOG.help);
  const signedIn = useSessionState().status === 'signed-in';

  return (
    <div data-strip-room="" className="grid flex-1 bg-paper lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <EntrySlip className={`hidden lg:flex ${clearance}`} />
      <div className={`flex min-w-0 flex-col px-5 lg:px-10 ${clearance}`}>
        <OfflineBanner className="mx-auto w-full max-w-form" />
        <ReloadNotice className="mx-auto w-full max-w-form" />
        <header className="mx-auto flex w-full max-w-form flex-wrap items-center justify-between gap-x-4 pt-3 lg:max-w-none lg:justify-end">
          <Logo name={BRAND.name} className="lg:hidden" />
          <div className="-me-2.5 flex grow items-center justify-end gap-1 lg:me-0">
            {signedIn && <EntryLogout />}
            <LanguageSwitch />
            <ThemeToggle theme={theme} onThemeChange={chooseTheme} label={messages.darkTheme} />
          </div>
        </header>
        <main className="mx-auto w-full max-w-form py-6 sm:py-12 lg:my-auto">
          <Outlet />
        </main>
        <footer className="mx-auto mt-auto flex flex-wrap items-center justify-center pb-3 text-sm text-ink-2 lg:mt-0">
          <span>{messages.trust}</span>
          <Button variant="quiet" size="sm" className="-me-2" onClick={help.show}>
            {messages.help}
          </Button>
          <span className="flex w-full flex-wrap justify-center gap-x-6 text-xs">
            <PublicTextLink standalone to="privacy" />
            <PublicTextLink standalone to="terms" />
          </span>
        </footer>
      </div>
    </div>
  );
}
