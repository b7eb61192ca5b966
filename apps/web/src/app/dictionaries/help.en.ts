export * from './entry.en.ts';
export { helpAndLegalMessages } from '../../features/help-and-legal/help-and-legal.messages.en.ts';
export { faqs } from '../../features/help-and-legal/texts/faqs.messages.en.ts';
export { privacyPolicy } from '../../features/help-and-legal/texts/privacy-policy.messages.en.ts';
export { securityTips } from '../../features/help-and-legal/texts/security-tips.messages.en.ts';
export { termsAndConditions } from '../../features/help-and-legal/texts/terms.messages.en.ts';
export { userGuide } from '../../features/help-and-legal/texts/user-guide.messages.en.ts';
