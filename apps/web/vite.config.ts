import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandBuild } from './brand-build.ts';
import { DIST, onlySellerStart } from './build-manifest.ts';

// Used by the app and by `index.html`.
process.env['VITE_API_BASE_URL'] = (process.env['VITE_API_BASE_URL'] || '/api').replace(/\/+$/, '');
const { page, config: brand } = brandBuild(process.env['BRAND']);
Object.assign(process.env, { VITE_NAME: page.name, VITE_PAPER: page.paper, VITE_DARK_PAPER: page.darkPaper });

export default defineConfig({
  ...brand,
  plugins: [
    ...brand.plugins,
    urduFonts(),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // `src/shared/lazy/register-worker.ts` registers it, because of Trusted Types; the web manifest is `public/site.webmanifest`.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'favicon.svg', 'networks/*.svg', 'assets/{*.js,figtree-latin-wght-*.woff2}'],
        // Precache what a visitor and a seller need at start. Other files are cached on use (`sw.ts`).
        manifestTransforms: [onlySellerStart],
      },
    }),
  ],
  build: {
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    // The content security policy forbids data URLs in style sheets and scripts.
    assetsInlineLimit: 0,
    // One style sheet, which `prerender.mjs` inlines in the document.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The router and its queries start without waiting for React DOM and the screens.
            { name: 'start', tags: ['$initial'], test: (id) => !id.endsWith('main.tsx'), priority: 2 },
            { name: 'screens', test: /app\/screens\.ts$/, priority: 1 },
            // By default every module shared by two pages becomes a file: ninety for a sale. Excluded: dictionaries, code for administrators
            // only, the form of a payout account, the timeline, which is loaded after
            // a sale, the filter of the history, the statement and the receipt.
            {
              name: 'shared',
              minShareCount: 2,
              test: (id) =>
                !/messages|dictionaries|api-client.+(?:admin|statement)|data-table|second-factor|recovery-code|simplewebauthn|history-filter|address-filter|report-period|karachi|save-file|date-field|payment-accounts|payment-method\/|ibantools|iban\.ts|ui.src.timeline|features.timeline|order-timeline|OrderReceipt|shared\/(?:share|files)\/|share-2/.test(
                  id,
                ),
            },
          ],
        },
      },
    },
    // The oldest browsers the app runs in.
    target: ['chrome111', 'firefox114', 'safari16.4'],
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3001', '/proof': 'http://localhost:3001' },
  },
});
