import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

import changelog from '../../packages/ui/CHANGELOG.md?raw';
import readme from '../../packages/ui/README.md?raw';

/** Text of a file without its title. Code has no language: the colours of Storybook's highlighting have too little contrast. */
const textOf = (file: string) => file.replace(/^# .*\n/, '').replaceAll(/^```\w+$/gm, '```');

// Without an element around it, which would take the elements out of the reach of `preview.css`.
const OPTIONS = { wrapper: Fragment };

/** The README of the package. */
export const PackageReadme = () => <Markdown options={OPTIONS}>{textOf(readme)}</Markdown>;

/** The changelog of the package, below a heading of the page. */
export const PackageChangelog = () => (
  <Markdown options={OPTIONS}>{textOf(changelog).replaceAll(/^##/gm, '###')}</Markdown>
);
