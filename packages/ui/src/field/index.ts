export { Field, type FieldControl, type FieldProps, type FieldTexts, type LabelPlacement } from './Field.tsx';
