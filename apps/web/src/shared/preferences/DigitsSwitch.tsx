import { useLanguage, useMessages } from '@sarraf/forms/language';
import { SwitchRow } from '@sarraf/ui';
import { Hash } from 'lucide-react';
import { useDigits } from './digits.ts';
import { digitsMessages } from './digits.messages.ts';

/** Switch for the digits shown in Urdu, as a row of a list. Renders nothing in English. */
export function DigitsSwitch({ className = '' }: { className?: string }) {
  const messages = useMessages(digitsMessages);
  const [digits, choose] = useDigits();
  if (useLanguage() !== 'ur') return null;
  return (
    <SwitchRow
      icon={<Hash />}
      label={messages.label}
      help={messages.help}
      checked={digits === 'urdu'}
      onCheckedChange={(checked) => choose(checked ? 'urdu' : 'latin')}
      className={className}
    />
  );
}
