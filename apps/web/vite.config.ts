import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` keeps the API; a build calls `/api` on its own origin unless `VITE_API_BASE_URL` says otherwise. */
const DEV_API = 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Nothing is inlined and nothing polyfilled with a script element: the policy is `script-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox114', 'safari16.4'],
    manifest: true,
  },
  server: { port: 3000, strictPort: true, proxy: { '/api': DEV_API } },
});
