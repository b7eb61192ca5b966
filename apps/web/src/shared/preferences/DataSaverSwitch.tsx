import { useMessages } from '@sarraf/forms/language';
import { Leaf } from 'lucide-react';
import { SwitchRow } from './SwitchRow.tsx';
import { useDataSaver } from './data-saver.ts';
import { dataSaverMessages } from './data-saver.messages.ts';

/** Switch for data saver, as a row of a list. */
export function DataSaverSwitch({ className = '' }: { className?: string }) {
  const messages = useMessages(dataSaverMessages);
  const [saves, choose] = useDataSaver();
  return (
    <SwitchRow
      icon={<Leaf aria-hidden="true" className="size-5 shrink-0" />}
      label={messages.label}
      help={messages.help}
      checked={saves}
      onCheckedChange={choose}
      className={className}
    />
  );
}
