export { OtpInput, type OtpInputProps } from './OtpInput.tsx';
export { codeFrom } from './otp-text.ts';
