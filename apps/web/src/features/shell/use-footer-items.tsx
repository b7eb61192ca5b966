import { useMessages } from '@sarraf/forms/language';
import { ThemeToggle, type NavItem } from '@sarraf/ui';
import { CircleHelp, FileText, LogOut, ShieldCheck } from 'lucide-react';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { LanguageSwitch } from '../../shared/preferences/LanguageSwitch.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { entryMessages } from './entry.messages.ts';
import { shellMessages } from './shell.messages.ts';

/** Items at the bottom of the side menu: help, legal texts, theme, language, logout. On phones they are on the profile page. */
export function useFooterItems(): NavItem[] {
  const messages = useMessages(shellMessages);
  const { darkTheme } = useMessages(entryMessages);
  const help = useDialogRoute(DIALOG.help);
  const privacy = useDialogRoute(DIALOG.privacy);
  const terms = useDialogRoute(DIALOG.terms);
  const logout = useLogout();
  const [theme, chooseTheme] = useTheme();
  return [
    {
      id: DIALOG.help,
      label: messages.nav.help,
      icon: <CircleHelp className="rtl:-scale-x-100" />,
      onSelect: help.show,
    },
    { id: DIALOG.privacy, label: messages.nav.privacy, icon: <ShieldCheck />, onSelect: privacy.show },
    { id: DIALOG.terms, label: messages.nav.terms, icon: <FileText />, onSelect: terms.show },
    {
      id: 'theme',
      label: darkTheme,
      icon: null,
      render: () => <ThemeToggle look="row" theme={theme} onThemeChange={chooseTheme} label={darkTheme} />,
    },
    { id: 'language', label: '', icon: null, render: () => <LanguageSwitch look="row" /> },
    {
      id: 'logout',
      label: messages.nav.logout,
      icon: <LogOut className="rtl:-scale-x-100" />,
      tone: 'negative',
      onSelect: () => void logout(),
    },
  ];
}
