import { useId, type ReactNode } from 'react';

export interface SwitchRowProps {
  /** A 20 px icon. */
  icon: ReactNode;
  label: string;
  /** Short description of the setting. */
  help: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string;
}

/** Row of a list with an on/off setting. Renders a `<button role="switch">`. */
export function SwitchRow({ icon, label, help, checked, onCheckedChange, className = '' }: SwitchRowProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onClick={() => onCheckedChange(!checked)}
      className={`flex min-h-target w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft ${className}`}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        <span id={`${id}-help`} className="block text-xs font-normal text-ink-3">
          {help}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors ${checked ? 'justify-end border-brand bg-brand' : 'border-control bg-surface'}`}
      >
        <span className={`size-4 rounded-full ${checked ? 'bg-on-brand' : 'bg-control'}`} />
      </span>
    </button>
  );
}
