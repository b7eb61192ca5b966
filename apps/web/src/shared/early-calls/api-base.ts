/** Where the API lives: `/api` on the page's own origin unless the build was told otherwise. No slash at its end. */
export const API_BASE = (import.meta.env.VITE_API_BASE_URL || '/api').replace(/\/+$/, '');
