import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Name of a theme. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

export interface ThemeToggleProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange'> {
  /** The current theme. */
  theme: ThemeName;
  /** Called with `dark`, or with `light` where the theme is dark; the app applies and stores it. */
  onThemeChange: (theme: ThemeName) => void;
  /** Label of the switch, as in `Dark theme`. */
  label: string;
  /** `row` shows the label, for use in a list; `icon` is a round 44 px button. */
  look?: 'icon' | 'row';
}

/** Switch between the light and the dark theme. Renders a `<button role="switch">`, on when dark; in high contrast it is off. */
export function ThemeToggle({ theme, onThemeChange, label, look = 'icon', className = '', ...rest }: ThemeToggleProps) {
  const dark = theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={look === 'icon' ? label : undefined}
      onClick={() => onThemeChange(dark ? 'light' : 'dark')}
      data-component="ThemeToggle"
      data-theme={theme}
      className={
        look === 'icon'
          ? `grid size-target place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft ${className}`
          : `flex min-h-target w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft ${className}`
      }
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {look === 'row' && <span className="min-w-0 flex-1">{label}</span>}
      {look === 'row' && (
        <span
          aria-hidden="true"
          data-part="track"
          className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors ${dark ? 'justify-end border-brand bg-brand' : 'border-control bg-surface'}`}
        >
          <span className={`size-4 rounded-full ${dark ? 'bg-on-brand' : 'bg-control'}`} />
        </span>
      )}
    </button>
  );
}
