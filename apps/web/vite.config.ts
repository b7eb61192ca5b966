import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` keeps the API; a build calls `/api` on its own origin unless `VITE_API_BASE_URL` says otherwise. */
const DEV_API = 'http://localhost:3001';

const isRuntime = (file: string) => file.includes('/rolldown-runtime-');
const isCore = (file: string) => /\/core-(?!en-|ur-)/.test(file);

/**
 * The bundler keeps its helpers in a file of their own: 400 bytes, and a request of every page. Here they stand in the file that every page
 * has anyway, under names of their own. This is done before the files are named, so that a name still tells what a file holds.
 */
const runtimeInCore = (): Plugin => {
  const helpers = Promise.withResolvers<string>();
  const renamed = (names: string, sign: (name: string) => string) => names.replaceAll(/\b[a-z]\b/g, sign);
  return {
    name: 'runtime-in-core',
    apply: 'build',
    async renderChunk(code, { fileName, imports }, _options, { chunks }) {
      if (isRuntime(fileName)) helpers.resolve(code);
      if (!imports.some(isRuntime)) return null;
      const [statement, names = ''] = /import \{([^}]*)\} from "\.\/rolldown-runtime-[^"]*";/.exec(code) ?? [];
      const core = Object.keys(chunks).find(isCore);
      if (!statement || !core) this.error(`The helpers of ${fileName} are not where they were.`);
      const sign = (name: string) => `runtime_${name}`;
      const instead = isCore(fileName)
        ? (await helpers.promise).replace(/(?<=export \{)[^}]*/, (exported) => renamed(exported, sign))
        : `import {${renamed(names, sign)}} from "./${core.split('/').at(-1)}";`;
      return { code: code.replace(statement, () => instead), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle).filter(isRuntime)) delete bundle[file];
    },
  };
};

/** Writes down which module went into which file, for `scripts/check-bundle.mjs`. */
const listModules = (): Plugin => ({
  name: 'list-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const short = (id: string) => id.replaceAll('\\', '/').replace(/^.*\/(?=(?:node_modules|packages|apps)\/)/, '');
    const listed = chunks.map(({ fileName, imports, modules }) => [
      fileName,
      { imports: imports.filter((each) => !isRuntime(each)), modules: Object.keys(modules).map(short) },
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(listed)),
    });
  },
});

/** Calls that come after the first page, each with the copy of the schemas that reads their replies. */
const SCHEMA_COPIES: Record<string, RegExp> = {
  admin: /[\\/]admin-operations\.ts$/,
  desk: /[\\/]desk-(?:operations|conflicts)\.ts$/,
};

/**
 * The schemas of the contract are one file, and a file is in one place of the build: with the calls of the first page. What is read later would go
 * there too, so later calls have copies of the file, of which they keep what they read.
 */
const schemaCopies = (): Plugin => ({
  name: 'schema-copies',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    const [copy] = Object.entries(SCHEMA_COPIES).find(([, readers]) => readers.test(importer ?? '')) ?? [];
    if (!copy || !source.endsWith('valibot.gen.ts')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?${copy}`, moduleSideEffects: false };
  },
  // What nobody reads goes, which the bundler finds out for itself in the first copy alone.
  transform: (code, id) =>
    /valibot\.gen\.ts\?\w+$/.test(id) ? code.replaceAll(/\bv\.\w+\(/g, '/*#__PURE__*/ $&') : null,
});

/** In development the script of the head is a module like any other; a build has it inline (`prerender.mjs`). */
const headScript = (): Plugin => ({
  name: 'head-script',
  apply: 'serve',
  config: () => ({ define: { PAGE_FILES: '{}', START_FILES: '[]' } }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/head/head.ts' }, injectTo: 'head' }],
});

/** The oldest browsers the app runs in. */
export const BROWSERS = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * The stages of a seller's way, each by the modules it opens with: what such a module needs, and no stage before it has brought, comes in one
 * file. Left to itself the bundler makes a file of every part that two pages share: 101 of them, and 26 kB more on the way to a sale. The
 * login page is of the first stage: what it is made of every other page needs as well.
 */
const STAGES: Record<string, readonly RegExp[]> = {
  core: [
    /src[\\/]main\.tsx$/,
    /features[\\/](?:login[\\/]LoginPage|shell[\\/]EntryFrame)\.tsx$/,
    /shared[\\/]toasts[\\/]toaster\.ts$/,
    // All that other pages would fetch the step of the code for, and the strip of the sandbox what pages share.
    /forms[\\/]src[\\/]around\.ts$|(?:message-circle|chevron-down)\.mjs$/,
    // All that tables would fetch the dialogs for.
    /internal[\\/]use-overflows\.ts$/,
  ],
  code: [/features[\\/]login[\\/]CodeStep\.tsx$/],
  dashboard: [/app[\\/](?:DashboardLayout|SellRoute)\.tsx$/],
  // The dialogs have the first without the second.
  help: [/help-and-legal[\\/](?:SupportChannels\.tsx|help-and-legal\.messages\.ts)$/],
  // A question is fetched before it is asked, and most pages show no other dialog.
  dialog: [/confirm-dialog[\\/]QuestionDialog\.tsx$/],
  reading: [/help-and-legal[\\/]Reading(?:Frame|Page)\.tsx$/],
};

/**
 * Sentences, by the pages that speak them: a file for each of these in each language, fetched beside the code of the page. The first holds all
 * that has no other place, so that the login page fetches one.
 */
const SENTENCES: Record<string, RegExp> = {
  // Whoever leaves the login page needs all of it: pages before the dashboard tell of times, and share its parts.
  dashboard:
    /features[\\/](?:sell|history|profile|payment-accounts|verify-identity|basic-details)[\\/]|shell\.messages|shared[\\/](?:clock|offline|logout|unsaved-work|data-saver|quote-slip|digits|status-text)[\\/]/,
  // What a seller seldom meets comes with its code.
  seller: /features[\\/](?:payout-problem|wallet)[\\/]|forms[\\/]src[\\/]seller\./,
  admin: /features[\\/](?:app-settings|platform-stats)[\\/]|forms[\\/]src[\\/](?:admin|stats-filter)[\\/.]/,
  desk: /features[\\/]desk[\\/]|forms[\\/]src[\\/]desk\./,
  // No product has it.
  sandbox: /features[\\/]sandbox[\\/]/,
  help: /help-and-legal\.messages/,
  texts: /help-and-legal[\\/]texts[\\/]/,
};

/** A group for each of these files; what is spoken everywhere goes first, so that no page takes it along. */
const sentenceGroups = ['core', ...Object.keys(SENTENCES)].flatMap((place) =>
  ['en', 'ur'].map((language) => ({
    name: `${place}-${language}`,
    test: (id: string) =>
      id.endsWith(`messages.${language}.ts`) &&
      (SENTENCES[place]?.test(id) ?? !Object.values(SENTENCES).some((each) => each.test(id))),
  })),
);

export default defineConfig({
  plugins: [runtimeInCore(), listModules(), schemaCopies(), headScript(), urduFonts(), react(), tailwindcss()],
  build: {
    // No asset stands in a sheet or a script, which the policy would refuse, and nothing is polyfilled with a script element.
    assetsInlineLimit: 0,
    // One sheet: what a page adds to it weighs less than a request.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What a file of sentences imports, the code that asks for it has brought.
      resolveDependencies: (file, needed) =>
        /-(?:en|ur)-/.test(file) ? [] : needed.filter((each) => !isRuntime(each)),
    },
    target: BROWSERS,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages share beyond that is one file too, rather than a request for each part.
          groups: [
            ...Object.entries(STAGES).map(([name, opened]) => ({
              name,
              test: (id: string) => opened.some((each) => each.test(id)),
            })),
            ...sentenceGroups,
            // But for tables, and what comes with one: it has its sentences fetched.
            {
              name: 'shared',
              minShareCount: 2,
              test: (id) => !/messages\.ts$|help-and-legal/.test(id),
            },
          ],
        },
      },
    },
  },
  server: { port: 3000, strictPort: true, proxy: { '/api': DEV_API } },
});
