export { AadhaarInput, type AadhaarInputProps } from './AadhaarInput.tsx';
