import { SARRAF, type Brand } from '@sarraf/domain';

/** Name, contacts and mark of the product: Sarraf, unless the app is built as another brand (`brand-build.ts`). */
export const BRAND: Brand = import.meta.env.BRAND ?? SARRAF;

/** Who the seller's agreement is with. */
export const OPERATOR = BRAND.legalName ?? BRAND.name;

/** `mailto:` link to support, with an optional subject. */
export const supportMailLink = (subject?: string): string =>
  `mailto:${BRAND.supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Link to a WhatsApp chat with support, with an optional message. */
export const supportWhatsAppLink = (text?: string): string =>
  `https://wa.me/${BRAND.supportWhatsApp.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
