import { useMessages } from '@sarraf/forms/language';
import { SwitchRow } from '@sarraf/ui';
import { Leaf } from 'lucide-react';
import { useDataSaver } from './data-saver.ts';
import { dataSaverMessages } from './data-saver.messages.ts';

/** Switch for data saver, as a row of a list. */
export function DataSaverSwitch({ className = '' }: { className?: string }) {
  const messages = useMessages(dataSaverMessages);
  const [saves, choose] = useDataSaver();
  return (
    <SwitchRow
      icon={<Leaf />}
      label={messages.label}
      help={messages.help}
      checked={saves}
      onCheckedChange={choose}
      className={className}
    />
  );
}
