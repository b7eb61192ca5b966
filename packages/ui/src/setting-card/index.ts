export { SettingCard, type SettingCardProps, type SettingWords } from './SettingCard.tsx';
export type { SettingState } from './setting-state.ts';
