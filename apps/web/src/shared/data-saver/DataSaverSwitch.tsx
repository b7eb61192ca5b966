import { useMessages } from '@sarraf/forms/language';
import { Leaf } from 'lucide-react';
import { useId } from 'react';
import { useDataSaver } from './data-saver.ts';
import { dataSaverMessages } from './data-saver.messages.ts';

/** Chooses whether data is saved, as a row of a list. Renders a `<button role="switch">`. */
export function DataSaverSwitch({ className = '' }: { className?: string }) {
  const words = useMessages(dataSaverMessages);
  const [saves, choose] = useDataSaver();
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={saves}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onClick={() => choose(!saves)}
      className={`flex min-h-target w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft ${className}`}
    >
      <Leaf aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block">
          {words.label}
        </span>
        <span id={`${id}-help`} className="block text-xs font-normal text-ink-3">
          {words.help}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors ${saves ? 'justify-end border-brand bg-brand' : 'border-control bg-surface'}`}
      >
        <span className={`size-4 rounded-full ${saves ? 'bg-on-brand' : 'bg-control'}`} />
      </span>
    </button>
  );
}
