import { Source, Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';

import { useIsDark } from './toolbar.ts';

/**
 * A story on a documentation page, and its code for who asks for it. In the place of Storybook's `Canvas`, which prepares a toolbar, a zoom and
 * the code of every story before the page stands.
 */
export function Canvas({ of }: { of: ModuleExport }) {
  const isDark = useIsDark();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="my-6 overflow-hidden rounded-card border border-line bg-surface">
      <div className="px-5 py-8">
        <Story of={of} />
      </div>
      <details
        className="sb-unstyled border-t border-line font-sans text-sm text-ink-2"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-target cursor-pointer px-5 py-3 font-semibold">Code</summary>
        {isOpen && (
          <div className="border-t border-line *:m-0! *:rounded-none! *:border-0! *:shadow-none!">
            <Source of={of} dark={isDark} />
          </div>
        )}
      </details>
    </div>
  );
}
