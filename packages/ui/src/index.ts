export { AadhaarInput, type AadhaarInputProps } from './product/aadhaar-input/AadhaarInput.tsx';
export { ActionBar, type ActionBarFigure, type ActionBarProps } from './action-bar/ActionBar.tsx';
export { AddressText, type AddressTextProps } from './address-text/AddressText.tsx';
export { AmountInput, type AmountInputProps } from './amount-input/AmountInput.tsx';
export { AppHeader, type AppHeaderProps } from './app-header/AppHeader.tsx';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { BeforeAfter, type BeforeAfterProps } from './before-after/BeforeAfter.tsx';
export { BottomBar, type BottomBarProps } from './bottom-bar/BottomBar.tsx';
export { brandMarkPath } from './brand-mark/brand-path.ts';
export { BrandMark, type BrandMarkProps } from './brand-mark/BrandMark.tsx';
export { buttonClass, type ButtonLook } from './button/button-class.ts';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { ConfirmDialog, type CancelReason, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog.tsx';
export { ConfirmProvider, type ConfirmProviderProps } from './confirm-dialog/ConfirmProvider.tsx';
export {
  useAsk,
  useConfirm,
  type Ask,
  type ConfirmAnswer,
  type ConfirmQuestion,
} from './confirm-dialog/use-confirm.ts';
export { CopyButton, type CopyButtonProps } from './copy-field/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './copy-field/CopyField.tsx';
export type { CopyText } from './copy-field/use-copy.ts';
export { Countdown, type CountdownProps } from './countdown/Countdown.tsx';
export type { CountdownMark } from './countdown/time-left.ts';
export type { DataColumn, DataColumns, DataState } from './data-table/data-column.ts';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export { DateField, type DateFieldProps } from './date-field/DateField.tsx';
export { Dialog, type DialogCloseDetail, type DialogCloseReason, type DialogProps } from './dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps } from './error-panel/ErrorPanel.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts, type LabelPlacement } from './field/Field.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export type { ChangeDetail, ChangeReason } from './internal/change-reason.ts';
export { KeyValueList, LeaderRow, type LeaderRowProps } from './leader-row/LeaderRow.tsx';
export { LoadingScreen, type LoadingScreenProps } from './loading-screen/LoadingScreen.tsx';
export { MethodMark, type MethodMarkProps } from './product/method-mark/MethodMark.tsx';
export { MetricCard, MetricGrid, type MetricCardProps } from './metric-card/MetricCard.tsx';
export { NetworkList, type NetworkListProps, type NetworkOption } from './product/network-list/NetworkList.tsx';
export { NetworkMark, type NetworkMarkProps } from './product/network-mark/NetworkMark.tsx';
export { Notice, type NoticeProps } from './notice/Notice.tsx';
export { OtpInput, type OtpInputProps } from './otp-input/OtpInput.tsx';
export { PageSection, type PageSectionProps } from './page-section/PageSection.tsx';
export { PhoneInput, type PhoneInputProps } from './phone-input/PhoneInput.tsx';
export { ProgressLine, type ProgressLineProps } from './progress-line/ProgressLine.tsx';
export { PromoBanner, type PromoBannerProps, type PromoSlide } from './promo-banner/PromoBanner.tsx';
export type { RadioOption } from './radio-list/RadioCard.tsx';
export { RadioList, type RadioListProps } from './radio-list/RadioList.tsx';
export { RangeLine, type RangeLane, type RangeLineProps } from './range-line/RangeLine.tsx';
export { ResultMark, type ResultKind, type ResultMarkProps } from './result-mark/ResultMark.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './segmented-control/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { SettingCard, type SettingCardProps } from './product/setting-card/SettingCard.tsx';
export { SettingEditButton } from './product/setting-card/SettingEditButton.tsx';
export { SettingForm, type SettingFormProps } from './product/setting-card/SettingForm.tsx';
export { SettingValue, type SettingValueProps } from './product/setting-card/SettingValue.tsx';
export { useEditFocus } from './product/setting-card/use-edit-focus.ts';
export type { NavItem, NavLinkProps } from './side-menu/nav-item.ts';
export { SideMenu, type SideMenuProps } from './side-menu/SideMenu.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './skeleton/Skeleton.tsx';
export {
  Slip,
  SlipAmount,
  SlipSection,
  SlipTear,
  type SlipAmountProps,
  type SlipProps,
  type SlipSectionProps,
  type SlipTearProps,
} from './slip/Slip.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { StatCard, StatGrid, type StatCardProps } from './stat-card/StatCard.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge/StatusBadge.tsx';
export type { Tone } from './status-badge/tone.ts';
export { Stepper, type StepperProps } from './stepper/Stepper.tsx';
export { SwitchRow, type SwitchRowProps } from './switch-row/SwitchRow.tsx';
export { Tag, type TagProps } from './tag/Tag.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { TextLink, type TextLinkProps, type TextLinkSlotProps } from './text-link/TextLink.tsx';
export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './timeline/Timeline.tsx';
export { ThemeToggle, type ThemeName, type ThemeToggleProps } from './theme-toggle/ThemeToggle.tsx';
export { dismissToast, toast, type ToastOptions } from './toast/toast-store.ts';
export { Toaster, type ToasterProps } from './toast/Toaster.tsx';
export { TransactionRow, type TransactionRowProps } from './product/transaction-row/TransactionRow.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
