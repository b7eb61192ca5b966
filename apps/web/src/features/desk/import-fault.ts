import { failureText, isUnanswered } from '../../shared/api/failure.ts';

/** Failed import of a file. */
export interface ImportFault {
  /** Whether the server may have stored the file. */
  isUnsure: boolean;
  message: string;
}

/** Fault of an import that failed; null without an error. `fallback` is the message without a reply of the server. */
export const importFault = (error: Error | null, fallback: string): ImportFault | null =>
  error && { isUnsure: isUnanswered(error), message: failureText(error, fallback) };
