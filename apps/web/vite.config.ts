import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keepSellerStart } from './build-manifest.ts';

// Read by the app and by `index.html`.
process.env['VITE_API_BASE_URL'] = (process.env['VITE_API_BASE_URL'] || '/api').replace(/\/+$/, '');

/** Where `npm run dev` keeps the API. */
const DEV_API = 'http://localhost:3001';

export default defineConfig({
  plugins: [
    urduFonts(),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // `src/shared/app-update` registers it, by the one address that Trusted Types let through; `public/site.webmanifest` is the manifest.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'favicon.svg', 'networks/*.svg', 'assets/{*.js,figtree-latin-wght-*.woff2}'],
        // What the app opens with for a visitor and for a seller. The rest is kept when it was used.
        manifestTransforms: [keepSellerStart],
      },
    }),
  ],
  build: {
    manifest: true,
    // The content security policy refuses assets that stand in a sheet or a script.
    assetsInlineLimit: 0,
    // One sheet, which `prerender.mjs` writes into the document.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the app starts with is one file.
            { name: 'start', tags: ['$initial'], test: (id) => !id.endsWith('main.tsx') },
            // By default every part that two pages share is a file of its own: ninety on the way to a sale. Not in this one: dictionaries,
            // and what administrators alone need.
            { name: 'shared', minShareCount: 2, test: (id) => !/messages|dictionaries|admin|desk|data-table/.test(id) },
          ],
        },
      },
    },
    // The oldest browsers the app runs in.
    target: ['chrome111', 'firefox114', 'safari16.4'],
  },
  server: { port: 3000, strictPort: true, proxy: { '/api': DEV_API } },
});
