import { addons } from 'storybook/manager-api';

import { brandTheme } from './brand-theme.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme(dark ? 'dark' : 'light') });
