export { followLanguage } from './follow-language.ts';
export { LanguageSwitch } from './LanguageSwitch.tsx';
export { showLanguage } from './choose-language.ts';
