/** E-mail address of support; the same as in `brand.ts`. */
export const SUPPORT_EMAIL = 'support@sarraf.example';

/** WhatsApp number of support, E.164; the same as in `brand.ts`. */
export const SUPPORT_WHATSAPP = '+923000000000';
