import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import type { StorybookConfig } from '@storybook/react-vite';
import { ModuleResolutionKind } from 'typescript';
import { mergeConfig } from 'vite';

import { components } from './docs/components.ts';
import { inUse } from './docs/in-use.ts';
import { heldStates } from './held-states.ts';
import { pseudoLocale } from './language/pseudo-locale.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './canary.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.mdx',
    '../packages/forms/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    // MDX itself does not support tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/figtree/files', to: '/figtree' }],
  // The manager is not built with Vite, so it loads the font by URL; relative, so that any sub-path works.
  managerHead: (head) => `${head}
    <link rel="icon" href="./sarraf.svg" type="image/svg+xml">
    <style>
      @font-face {
        font-family: 'Figtree Variable';
        src: url('./figtree/figtree-latin-wght-normal.woff2') format('woff2');
        font-weight: 300 900;
        font-display: swap;
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search also finds headings of documentation pages, such as “Also called: toast, snackbar”.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  typescript: {
    // `react-docgen` does not read types: it shows "union" instead of the values, and nothing for props of an imported type.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/{ui,forms}/src/**/*.tsx'],
      // With `tsconfigPath` the sources of referenced projects are not read, and no prop has a type or a comment.
      compilerOptions: {
        moduleResolution: ModuleResolutionKind.Bundler,
        allowImportingTsExtensions: true,
        strict: true,
      },
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // Stories mock their requests, so they need neither the app's proxy nor its build settings, only its styles.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), heldStates(), urduFonts(), inUse(), components(), pseudoLocale()],
      build: {
        chunkSizeWarningLimit: 2000,
        // *Show code* uses the function names of components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};

export default config;
