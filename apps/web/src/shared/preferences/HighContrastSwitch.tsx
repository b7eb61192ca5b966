import { useMessages } from '@sarraf/forms/language';
import { SwitchRow } from '@sarraf/ui';
import { Contrast } from 'lucide-react';
import { highContrastMessages } from './high-contrast.messages.ts';
import { useTheme } from './theme.ts';

/** Switch for the high contrast theme, as a row of a list. Switched off, the theme is the light one. */
export function HighContrastSwitch({ className = '' }: { className?: string }) {
  const messages = useMessages(highContrastMessages);
  const [theme, choose] = useTheme();
  return (
    <SwitchRow
      icon={<Contrast />}
      label={messages.label}
      help={messages.help}
      checked={theme === 'high-contrast'}
      onCheckedChange={(checked) => choose(checked ? 'high-contrast' : 'light')}
      className={className}
    />
  );
}
