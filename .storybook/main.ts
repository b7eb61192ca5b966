import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { ModuleResolutionKind } from 'typescript';

import { inUse } from './docs/in-use.ts';
import { earlyFiles } from './early-files.ts';
import { heldStates } from './held-states.ts';
import { pseudoEditions } from './language/pseudo-editions.ts';

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
    // MDX alone knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // What it does in the preview, preview.tsx takes from it by name: its filters belong to stories alone.
  previewAnnotations: (entries = []) => entries.filter((entry) => !JSON.stringify(entry).includes('addon-a11y')),
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/figtree/files', to: '/figtree' }],
  // The manager is not built by Vite: it finds the same font by its address, relative so that any sub-path will do.
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
  // The list of stories is asked for when the first script has run; the browser may as well fetch both at once.
  previewHead: (head) => `${head}
    <link rel="preload" href="./index.json" as="fetch" crossorigin="anonymous">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: {
    // `react-docgen` reads no types: it says "union" for a list of values, and nothing about a prop of an imported type.
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
  viteFinal: (vite, { presets }) => ({
    ...vite,
    // Stories answer their own calls, so they need neither the app's proxy nor its build settings: only its styles.
    plugins: [
      ...(vite.plugins ?? []),
      tailwindcss(),
      heldStates(),
      urduFonts(),
      inUse(),
      pseudoEditions(),
      earlyFiles(async () => {
        const generator = await presets.apply<{ getIndex: () => Promise<StoryIndex> }>('storyIndexGenerator');
        return generator.getIndex();
      }),
    ],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      // A file for each language instead of each table, which the page that shows every sentence would fetch one by one, and one for what
      // many pages share: by itself the bundler makes sixty requests of a page, each of which the main thread has to begin and to end.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          // *Show code* reads the name of a component from its function.
          keepNames: true,
          codeSplitting: {
            // What the tables share is needed before them.
            includeDependenciesRecursively: false,
            groups: [
              ...['en', 'ur'].map((language) => ({
                name: `sentences-${language}`,
                test: (id: string) => id.endsWith(`messages.${language}.ts`),
              })),
              {
                name: 'libraries',
                test: /node_modules[\\/](?:react|react-dom|use-sync-external-store|storybook|@storybook)[\\/]/,
                minShareCount: 3,
              },
              { name: 'icons', test: /lucide-react/ },
              { name: 'rules', test: /packages[\\/]domain[\\/]src|big\.js/, minShareCount: 8 },
              {
                name: 'parts',
                test: /packages[\\/]ui[\\/]src|class-variance|clsx|radix|aria-hidden|react-remove-scroll|maskito/,
                minShareCount: 8,
              },
              // What the preview needs of them is not among it, or it would come with every page.
              {
                name: 'form-parts',
                test: /packages[\\/]forms[\\/]src[\\/](?!language)|react-hook-form|hookform|valibot/,
                minShareCount: 8,
              },
            ],
          },
        },
      },
    },
  }),
};

export default config;
