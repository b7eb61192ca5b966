/** Titles of the public texts, and the date of the two legal ones (product.md S6). */
export const publicTextMessages = {
  titles: {
    faqs: 'FAQs',
    guide: 'User Guide',
    security: 'Security Tips',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  legalDate: 'March 15, 2024',
  newTab: 'opens in a new tab',
};
