/** Paths of the public texts (help and legal), in the order they are listed. No guard protects them. */
export const PUBLIC_TEXT_PATHS = {
  guide: '/help/user-guide',
  faqs: '/help/faqs',
  security: '/help/security-tips',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
} as const;

/** Id of a public text. */
export type PublicTextId = keyof typeof PUBLIC_TEXT_PATHS;

/** Ids of the public texts, in the order they are listed. */
export const PUBLIC_TEXTS = Object.keys(PUBLIC_TEXT_PATHS) as readonly PublicTextId[];
