/** Names of the public pages, wherever they are linked or listed. */
export const readingMessages = {
  titles: {
    faqs: 'FAQs',
    guide: 'User Guide',
    security: 'Security Tips',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  newTab: 'opens in a new tab',
};
