import { urduFonts } from '@sarraf/ui/urdu-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keepSellerStart } from './build-manifest.ts';

// For the app and `index.html`.
process.env['VITE_API_BASE_URL'] = (process.env['VITE_API_BASE_URL'] || '/api').replace(/\/+$/, '');

export default defineConfig({
  plugins: [
    urduFonts(),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // `src/shared/lazy` registers it, by the one address that Trusted Types let through; `public/site.webmanifest` is the manifest.
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
            // What asks for a page's code and data does not wait for what draws.
            { name: 'start', tags: ['$initial'], test: (id) => !id.endsWith('main.tsx'), priority: 2 },
            { name: 'screens', test: /app\/screens\.ts$/, priority: 1 },
            // By default every part that two pages share is a file of its own: ninety on the way to a sale. Not in this one: dictionaries,
            // and what administrators alone need.
            {
              name: 'shared',
              minShareCount: 2,
              test: (id) => !/messages|dictionaries|api-client.+admin|data-table/.test(id),
            },
          ],
        },
      },
    },
    // The oldest browsers the app runs in.
    target: ['chrome111', 'firefox114', 'safari16.4'],
  },
  server: { port: 3000, strictPort: true, proxy: { '/api': 'http://localhost:3001' } },
});
