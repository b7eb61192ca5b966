/** Where the public pages to read are; they are nobody's secret and no guard stands before them. */
export const READING_PATHS = {
  faqs: '/help/faqs',
  guide: '/help/user-guide',
  security: '/help/security-tips',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
} as const;

/** The name of a public page. */
export type ReadingPageId = keyof typeof READING_PATHS;

/** The public pages in the order they are listed. */
export const READING_PAGES = [
  'guide',
  'faqs',
  'security',
  'privacy',
  'terms',
] as const satisfies readonly ReadingPageId[];
