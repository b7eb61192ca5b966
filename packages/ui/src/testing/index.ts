export {
  addressText,
  amount,
  confirmDialog,
  dialog,
  field,
  otp,
  phone,
  radioList,
  select,
  slip,
  switchRow,
  table,
  toast,
  type Root,
} from './finders.ts';
export type { Name } from './handle.ts';
export { connectTestingLibrary, type TestingLibrary } from './testing-library.ts';
