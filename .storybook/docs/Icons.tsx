import { Unstyled } from '@storybook/addon-docs/blocks';
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { sources } from './sources.ts';

/** Names that the sources import, so that the page cannot fall behind them. */
const used = new Set(
  Object.values(sources)
    .flatMap((source) =>
      Array.from(source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g), ([, names = '']) =>
        names.split(','),
      ).flat(),
    )
    .map((name) => name.trim()),
);

const isIcon = (entry: [string, unknown]): entry is [string, LucideIcon] =>
  used.has(entry[0]) && typeof entry[1] === 'object';

/** Every icon in use. */
export function IconGallery() {
  return (
    <Unstyled>
      <ul className="my-6 grid grid-cols-2 gap-3 font-sans text-ink sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(lucide)
          .filter(isIcon)
          .map(([name, Icon]) => (
            <li key={name} className="flex flex-col items-center gap-3 rounded-box border border-line bg-surface p-4">
              <Icon aria-hidden="true" className="size-6" />
              <span className="text-xs text-ink-2">{name}</span>
            </li>
          ))}
      </ul>
    </Unstyled>
  );
}
