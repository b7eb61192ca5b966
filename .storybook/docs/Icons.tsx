import { Unstyled } from '@storybook/addon-docs/blocks';
import { icons } from 'virtual:icons-in-use';

/** All icons in use. */
export function IconGallery() {
  return (
    <Unstyled>
      <ul className="my-6 grid grid-cols-2 gap-3 font-sans text-ink sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex flex-col items-center gap-3 rounded-box border border-line bg-surface p-4">
            <Icon aria-hidden="true" className="size-6" />
            <span className="text-xs text-ink-2">{name}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
