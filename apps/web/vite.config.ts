import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` keeps the API; a build calls `/api` on its own origin unless `VITE_API_BASE_URL` says otherwise. */
const DEV_API = 'http://localhost:3001';

/** The router's build for production, which its exports map offers to nobody. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[source];
    return (
      file &&
      this.resolve(`react-router/package.json`, importer).then((found) => {
        if (!found) throw new Error('react-router has no package.json.');
        return found.id.replace(/package\.json$/, `dist/production/${file}`);
      })
    );
  },
});

/**
 * Libraries without the statements that name their functions and components for a debugger: a statement keeps alive what it names, and with
 * it the router's forms and server, the drawing of a QR code on a canvas and a second kind of list in Radix (measured in docs/quality.md).
 */
const withoutNames = (): Plugin => ({
  name: 'without-names',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/node_modules[\\/](?:react-router[\\/]dist[\\/]production|qrcode\.react|@radix-ui)[\\/]/.test(id)) return null;
    return {
      code: code
        .replaceAll(/^(?:\w+\.displayName = .*|__name\(\w+, "\w+"\));$/gm, '')
        .replaceAll(/^ *static \{\n *__name\(this, "\w+"\);\n *\}$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    };
  },
});

/**
 * A copy of the form library for the one form with rows, which only administrators open: what it needs of the library beyond the other
 * forms would else be loaded with the login page, where the library lies (1.7 kB gzip, measured).
 */
const rowsApart = (): Plugin => ({
  name: 'rows-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-hook-form' || !importer?.endsWith('/PriceRangesForm.tsx')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?rows`;
  },
});

/** Writes down which module went into which file, for `scripts/check-bundle.mjs`. */
const listModules = (): Plugin => ({
  name: 'list-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const short = (id: string) => id.replaceAll('\\', '/').replace(/^.*\/(?=(?:node_modules|packages|apps)\/)/, '');
    const listed = chunks.map(({ fileName, imports, modules }) => [
      fileName,
      { imports, modules: Object.keys(modules).map(short) },
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(listed)),
    });
  },
});

/** What every sale needs beside its page. Other pages share parts of it, and each such part would else be a file of its own. */
const OF_A_SALE = [
  /app[\\/]DashboardLayout\.tsx$/,
  /@tanstack[\\/](?:react-)?query(?!.*[iI]nfiniteQuery(?:Observer)?\.js)/,
  /domain[\\/]src[\\/](?:mask|money|network-range|order-status|quote)\.ts$/,
  /shared[\\/]quote-slip[\\/]/,
  /lucide-react[\\/].*[\\/](?:trash|wallet)\.mjs$/,
  /ui[\\/]src[\\/](?:amount-input|confirm-dialog|copy-field|empty-state|network-mark|radio-list|skeleton|status-badge|tag|visually-hidden)[\\/]/,
];

export default defineConfig({
  plugins: [productionRouter(), withoutNames(), rowsApart(), listModules(), react(), tailwindcss()],
  build: {
    // Nothing is inlined and nothing polyfilled with a script element: the policy is `script-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What belongs to one stage of the way lies in one file: forty small ones weighed 10 kB more.
          groups: [
            { name: 'core', priority: 3, test: /apps[\\/]web[\\/]src[\\/]main\.tsx$/ },
            {
              name: 'login',
              priority: 2,
              test: /features[\\/](?:login[\\/]LoginPage|shell[\\/]EntryFrame)\.tsx$|shared[\\/]toasts[\\/]toaster\.ts$/,
            },
            { name: 'code', priority: 1, test: /features[\\/]login[\\/]CodeStep\.tsx$/ },
            { name: 'dashboard', test: (id) => OF_A_SALE.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
  server: { port: 3000, strictPort: true, proxy: { '/api': DEV_API } },
});
