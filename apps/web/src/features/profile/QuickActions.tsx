import { useMessages } from '@sarraf/forms/language';
import { ThemeToggle } from '@sarraf/ui';
import { ChevronRight, CircleHelp, FileText, LogOut, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataSaverSwitch } from '../../shared/preferences/DataSaverSwitch.tsx';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { DigitsSwitch } from '../../shared/preferences/DigitsSwitch.tsx';
import { LanguageSwitch } from '../../shared/preferences/LanguageSwitch.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { OrderMessagesSwitch } from './OrderMessagesSwitch.tsx';
import { profileMessages } from './profile.messages.ts';

interface ActionProps {
  icon: ReactNode;
  label: string;
  onSelect: () => void;
  className?: string;
}

function Action({ icon, label, onSelect, className = '' }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onSelect}
      className={`flex min-h-13 w-full items-center gap-3 rounded-box px-3 text-start text-sm font-medium hover:bg-sunken ${className}`}
    >
      <span aria-hidden="true" className="*:size-5">
        {icon}
      </span>
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden="true" className="size-5 text-ink-3 rtl:rotate-180" />
    </button>
  );
}

/**
 * Help, legal texts, preferences and logout. On phones they are on this page only (product.md S5).
 *
 * @param props.hasOrderMessages Whether the switch of the messages about orders is shown: on a seller's own profile.
 */
export function QuickActions({ hasOrderMessages }: { hasOrderMessages: boolean }) {
  const messages = useMessages(profileMessages);
  const help = useDialogRoute(DIALOG.help);
  const privacy = useDialogRoute(DIALOG.privacy);
  const terms = useDialogRoute(DIALOG.terms);
  const logout = useLogout();
  const [theme, chooseTheme] = useTheme();
  return (
    <section aria-label={messages.actions} className="rounded-card border border-line bg-surface p-2">
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
      {hasOrderMessages && <OrderMessagesSwitch />}
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
