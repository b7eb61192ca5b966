import { Zap } from 'lucide-react';
import { useState } from 'react';
import { SwitchRow } from '../switch-row/SwitchRow.tsx';
import { ThemeToggle, type ThemeName } from './ThemeToggle.tsx';

interface PreferencesProps {
  /** Shows a second toggle beside the title. */
  twice?: boolean;
}

function Preferences({ twice = false }: PreferencesProps) {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [saves, setSaves] = useState(false);
  const toggle = { theme, onThemeChange: setTheme, label: 'Dark theme' };
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <div className="flex min-h-target items-center justify-between gap-3 ps-3">
        <p className="font-bold">Preferences</p>
        {twice && <ThemeToggle {...toggle} />}
      </div>
      <ThemeToggle {...toggle} look="row" />
      <SwitchRow label="Data saver" icon={<Zap />} checked={saves} onCheckedChange={setSaves} />
    </div>
  );
}

export const Once = () => <Preferences />;

export const Twice = () => <Preferences twice />;
