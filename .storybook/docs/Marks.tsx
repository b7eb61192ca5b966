import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

import { contrast } from '../../packages/ui/tokens/contrast.ts';
import { MARKS } from './tokens.ts';

const markColour = (id: string) => MARKS[id.replaceAll('_', '-')] ?? MARKS['other'] ?? '';

/** Our marks with their names and the contrast of their letters. */
export function Marks({
  marks,
  component: Mark,
}: {
  marks: Record<string, string>;
  component: ComponentType<{ id: string }>;
}) {
  return (
    <Unstyled>
      <ul className="my-6 grid gap-3 font-sans text-ink sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(marks).map(([id, name]) => (
          <li key={id} className="flex items-center gap-3 rounded-box border border-line bg-surface p-4">
            <Mark id={id} />
            <span>
              <b className="block text-sm">{name}</b>
              <span className="text-xs text-ink-2">
                {markColour(id)}, {contrast(MARKS['ink'] ?? '', markColour(id)).toFixed(2)} : 1
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
