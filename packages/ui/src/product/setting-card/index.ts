export { SettingCard, type SettingCardProps } from './SettingCard.tsx';
export { SettingEditButton } from './SettingEditButton.tsx';
export { SettingForm, type SettingFormProps } from './SettingForm.tsx';
export { SettingValue, type SettingValueProps } from './SettingValue.tsx';
export { useEditFocus } from './use-edit-focus.ts';
