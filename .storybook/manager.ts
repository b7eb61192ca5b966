import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

import { brandTheme } from './brand-theme.ts';
import { VersionPicker } from './version-picker.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme(dark ? 'dark' : 'light') });

addons.register('sarraf/versions', () => {
  addons.add('sarraf/versions', { type: types.TOOL, title: 'Version', render: () => createElement(VersionPicker) });
});
