export { BRAND, supportMailLink, supportWhatsAppLink } from './brand.ts';
