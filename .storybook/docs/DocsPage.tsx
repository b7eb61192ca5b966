import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';

import { brandTheme } from '../brand-theme.ts';
import { useIsDark } from './toolbar.ts';

/** Documentation page in the theme of the toolbar. Storybook's own container only has the fixed theme of `parameters.docs.theme`. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useIsDark();
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.dir = 'ltr';
  }, [dark]);
  return <DocsContainer {...props} theme={brandTheme(dark ? 'dark' : 'light')} />;
}
