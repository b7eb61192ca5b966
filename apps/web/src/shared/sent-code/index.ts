export { resendTime, useSentCode, type SentCode } from './use-sent-code.ts';
