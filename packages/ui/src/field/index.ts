export { Field, type FieldControl, type FieldProps, type FieldTexts, type LabelPlacement } from './Field.tsx';
export type { ChangeDetail, ChangeReason } from '../internal/change-reason.ts';
