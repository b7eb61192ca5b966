import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';

import { brandTheme } from '../brand-theme.ts';
import { THEMES } from '../modes.ts';
import { useToolbarTheme } from './toolbar.ts';

/** Documentation page in the theme of the toolbar. Storybook's own container only has the fixed theme of `parameters.docs.theme`. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme();
  useLayoutEffect(() => {
    for (const name of THEMES) document.documentElement.classList.toggle(name, name === theme);
    document.documentElement.dir = 'ltr';
  }, [theme]);
  return <DocsContainer {...props} theme={brandTheme(theme)} />;
}
