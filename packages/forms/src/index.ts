export { AadhaarNumberForm, type AadhaarNumberFormProps } from './aadhaar/AadhaarNumberForm.tsx';
export { BasicDetailsForm, type BasicDetailsFormProps } from './basic-details/BasicDetailsForm.tsx';
export { AnswerForm, type AnswerFormProps } from './desk/AnswerForm.tsx';
export { HashForm, type HashFormProps } from './desk/HashForm.tsx';
export { ReasonForm, type ReasonFormProps } from './desk/ReasonForm.tsx';
export { ReturnForm, type ReturnFormProps } from './desk/ReturnForm.tsx';
export { SweepForm, type SweepFormProps } from './desk/SweepForm.tsx';
export { UtrForm, type UtrFormProps } from './desk/UtrForm.tsx';
export { useConfirmDiscard } from './fields/use-confirm-discard.ts';
export type { FormProps } from './form-props.ts';
export {
  HistoryFilterForm,
  type HistoryFilterFormProps,
  type HistoryFilterReason,
} from './history-filter/HistoryFilterForm.tsx';
export { StatementDaysForm, type StatementDaysFormProps } from './history-filter/StatementDaysForm.tsx';
export { LoginPhoneForm, type LoginPhoneFormProps } from './login/LoginPhoneForm.tsx';
export { formMessages } from './messages.ts';
export {
  NetworkChoiceForm,
  type ChoosableNetwork,
  type NetworkChoiceFormProps,
} from './network-choice/NetworkChoiceForm.tsx';
export { NetworksForm, type NetworksFormProps } from './networks/NetworksForm.tsx';
export { NumberSettingForm, type NumberSettingFormProps } from './setting/NumberSettingForm.tsx';
export { OtpForm, type OtpFormProps } from './otp/OtpForm.tsx';
export { PauseChange, type PauseChangeProps } from './pause/PauseChange.tsx';
export { PauseForm, type PauseFormProps } from './pause/PauseForm.tsx';
export { PaymentMethodForm, type PaymentMethodFormProps } from './payment-method/PaymentMethodForm.tsx';
export {
  PayoutAccountChoice,
  type PayoutAccount,
  type PayoutAccountChoiceProps,
} from './payout-account/PayoutAccountChoice.tsx';
export {
  PayoutAccountForm,
  type PayoutAccountFormProps,
  type PayoutAccountValues,
} from './payout-account/PayoutAccountForm.tsx';
export { PriceRangesForm, type PriceRangesFormProps } from './price-ranges/PriceRangesForm.tsx';
export { RecoveryCodeForm, type RecoveryCodeFormProps } from './recovery-code/RecoveryCodeForm.tsx';
export * from './schemas.ts';
export { SellAmountField, type SellAmountFieldProps } from './sell-amount/SellAmountField.tsx';
export { SellAmountForm, type SellAmountFormProps } from './sell-amount/SellAmountForm.tsx';
export type { SubmitResult } from './server-errors.ts';
export { settingTitle, settingValueText, type EditableSetting } from './setting/setting-facts.ts';
export { statementColumnRows, type StatementColumnRow } from './setting/statement-columns-text.ts';
export { sellerFormMessages } from './seller.messages.ts';
export { ColumnsForm, type ColumnsFormProps } from './statement/ColumnsForm.tsx';
export { ReportForm, type ReportFormProps } from './statement/ReportForm.tsx';
export { StatementForm, type StatementFormProps } from './statement/StatementForm.tsx';
export { splitAtValue } from './split-at-value.ts';
export { StatsFilterForm, type StatsFilterFormProps, type StatsFilterReason } from './stats-filter/StatsFilterForm.tsx';
export { WithdrawalForm, type WithdrawalFormProps } from './withdrawal/WithdrawalForm.tsx';
