import { useMessages } from '@sarraf/forms/language';
import { ThemeToggle } from '@sarraf/ui';
import { ChevronRight, CircleHelp, FileText, Landmark, LogOut, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DataSaverSwitch } from '../../shared/preferences/DataSaverSwitch.tsx';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { DigitsSwitch } from '../../shared/preferences/DigitsSwitch.tsx';
import { HighContrastSwitch } from '../../shared/preferences/HighContrastSwitch.tsx';
import { LanguageSwitch } from '../../shared/preferences/LanguageSwitch.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { OrderMessagesSwitch } from './OrderMessagesSwitch.tsx';
import { profileMessages } from './profile.messages.ts';

const ROW =
  'flex min-h-13 w-full items-center gap-3 rounded-box px-3 text-start text-sm font-medium text-ink no-underline hover:bg-sunken';

interface RowProps {
  icon: ReactNode;
  label: string;
}

function RowContent({ icon, label }: RowProps) {
  return (
    <>
      <span aria-hidden="true" className="*:size-5">
        {icon}
      </span>
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden="true" className="size-5 text-ink-3 rtl:-scale-x-100" />
    </>
  );
}

interface ActionProps extends RowProps {
  onSelect: () => void;
  className?: string;
}

function Action({ onSelect, className = '', ...row }: ActionProps) {
  return (
    <button type="button" onClick={onSelect} className={`${ROW} ${className}`}>
      <RowContent {...row} />
    </button>
  );
}

/**
 * Payout accounts, help, legal texts, preferences and logout. On phones they are on this page only (product.md S5).
 *
 * @param props.isOwnAsSeller Whether it is a seller's own profile, which has the payout accounts and the switch of the messages about orders.
 */
export function QuickActions({ isOwnAsSeller }: { isOwnAsSeller: boolean }) {
  const messages = useMessages(profileMessages);
  const help = useDialogRoute(DIALOG.help);
  const privacy = useDialogRoute(DIALOG.privacy);
  const terms = useDialogRoute(DIALOG.terms);
  const logout = useLogout();
  const [theme, chooseTheme] = useTheme();
  return (
    <section aria-label={messages.actions} className="rounded-card border border-line bg-surface p-2">
      {isOwnAsSeller && (
        <Link to="/dashboard/accounts" className={ROW}>
          <RowContent icon={<Landmark />} label={messages.accounts} />
        </Link>
      )}
      <Action icon={<CircleHelp className="rtl:-scale-x-100" />} label={messages.help} onSelect={help.show} />
      <Action icon={<ShieldCheck />} label={messages.privacy} onSelect={privacy.show} />
      <Action icon={<FileText />} label={messages.terms} onSelect={terms.show} />
      <ThemeToggle
        look="row"
        className="min-h-13 text-ink! lg:hidden"
        theme={theme}
        onThemeChange={chooseTheme}
        label={messages.darkTheme}
      />
      <HighContrastSwitch className="min-h-13 text-ink!" />
      {isOwnAsSeller && <OrderMessagesSwitch />}
      <LanguageSwitch look="row" className="min-h-13 text-ink!" />
      <DigitsSwitch className="min-h-13 text-ink!" />
      <DataSaverSwitch className="min-h-13 text-ink!" />
      <Action
        icon={<LogOut className="rtl:-scale-x-100" />}
        label={messages.logout}
        onSelect={() => void logout()}
        className="text-negative hover:bg-negative-soft lg:hidden"
      />
    </section>
  );
}
