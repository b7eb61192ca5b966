/// <reference types="vite/client" />

import type { Brand } from '@sarraf/domain';

declare global {
  interface ImportMetaEnv {
    /** Base URL of the API; `/api` unless set at build time (`vite.config.ts`). */
    readonly VITE_API_BASE_URL: string;
    /** Ten digits of a test number accepted besides Pakistani mobiles; absent unless set at build time (product.md R8). */
    readonly VITE_TEST_PHONE?: string;
    /** Id of the page-view tracker; a build without it contains no tracker (product.md R38). */
    readonly VITE_META_PIXEL_ID?: string;
    /** The brand, where the app is built as another one than Sarraf (`brand-build.ts`). */
    readonly BRAND?: Brand;
  }

  /** Network Information API, as far as the app uses it; absent in Safari and Firefox. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }

  /** Trusted Types, as far as the app uses them; absent in browsers without support. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}
