export * from './entry.ur.ts';
export { helpAndLegalMessages } from '../../features/help-and-legal/help-and-legal.messages.ur.ts';
export { faqs } from '../../features/help-and-legal/texts/faqs.messages.ur.ts';
export { privacyPolicy } from '../../features/help-and-legal/texts/privacy-policy.messages.ur.ts';
export { securityTips } from '../../features/help-and-legal/texts/security-tips.messages.ur.ts';
export { termsAndConditions } from '../../features/help-and-legal/texts/terms.messages.ur.ts';
export { userGuide } from '../../features/help-and-legal/texts/user-guide.messages.ur.ts';
