/** The house: every place that names it or says how to reach it reads this file. */
export const BRAND = {
  /** Product name. */
  name: 'Sarraf',
  /** The generic header title (product.md S5). */
  title: 'Sarraf Exchange',
  /** Where support answers by e-mail. */
  supportEmail: 'support@sarraf.example',
  /** WhatsApp number of support, E.164. */
  supportWhatsApp: '+923000000000',
} as const;

/** Opens an e-mail to support, with a subject when there is something to name. */
export const supportMailLink = (subject?: string): string =>
  `mailto:${BRAND.supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Opens a WhatsApp chat with support, with the first words already written. */
export const supportWhatsAppLink = (text?: string): string =>
  `https://wa.me/${BRAND.supportWhatsApp.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
