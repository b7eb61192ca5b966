/** Name and contact addresses of the product, the only definition of each. */
export const BRAND = {
  /** Product name. */
  name: 'Sarraf',
  /** Default title in the header (product.md S5). */
  title: 'Sarraf Exchange',
  /** E-mail address of support. */
  supportEmail: 'support@sarraf.example',
  /** WhatsApp number of support, E.164. */
  supportWhatsApp: '+923000000000',
} as const;

/** `mailto:` link to support, with an optional subject. */
export const supportMailLink = (subject?: string): string =>
  `mailto:${BRAND.supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Link to a WhatsApp chat with support, with an optional message. */
export const supportWhatsAppLink = (text?: string): string =>
  `https://wa.me/${BRAND.supportWhatsApp.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
