import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';

import { brandTheme } from '../brand-theme.ts';
import { Contents } from './Contents.tsx';
import { useIsDark } from './toolbar.ts';

/** A documentation page in the theme of the toolbar. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const dark = useIsDark();
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.dir = 'ltr';
  }, [dark]);
  return (
    <DocsContainer {...props} theme={brandTheme(dark ? 'dark' : 'light')}>
      {children}
      <Contents />
    </DocsContainer>
  );
}
