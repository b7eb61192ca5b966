/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API lives; `/api` on the page's own origin unless set at build time (`vite.config.ts`). */
  readonly VITE_API_BASE_URL: string;
  /** Ten digits of the one number accepted besides Pakistani mobiles; none unless set at build time (product.md R8). */
  readonly VITE_TEST_PHONE?: string;
  /** The page-view tracker's id; without it a build holds no tracker (product.md R38). */
  readonly VITE_META_PIXEL_ID?: string;
}

/** What a browser tells of the connection, as far as the app asks; absent in Safari and Firefox. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Trusted Types, as far as the app uses them; absent in browsers without. */
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
