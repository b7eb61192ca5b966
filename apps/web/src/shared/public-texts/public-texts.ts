/** Where the public pages to read are, in the order they are listed; they are nobody's secret and no guard stands before them. */
export const READING_PATHS = {
  guide: '/help/user-guide',
  faqs: '/help/faqs',
  security: '/help/security-tips',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
} as const;

/** The name of a public page. */
export type ReadingPageId = keyof typeof READING_PATHS;

/** The public pages in the order they are listed. */
export const READING_PAGES = Object.keys(READING_PATHS) as readonly ReadingPageId[];
