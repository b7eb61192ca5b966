/** A person whom the service knows, by their number. */
export interface RegisteredPerson {
  name?: string | null;
  /** As this service writes it: `02-02-1995`, `1995-02-02`, or a year alone. */
  birthdate?: string | null;
  /** How the HTTP contract verifies them; `code` if absent. */
  next?: 'code' | 'redirect' | 'wait';
  /** Address to send the person to, instead of the page of the stand-in. */
  redirect?: string;
  match?: 'full' | 'no-record';
  /** Refusal at the beginning: a reason of the HTTP contract, or an error of the OTP contract. */
  refused?: string;
  /** Base64 photo of the OTP contract. */
  photo?: string;
}

/** Errors of the OTP contract by our reasons: status, code and message as such services write them. */
export const OTP_ERRORS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  'number-invalid': { status: 200, code: '', message: 'Invalid Aadhaar Card' },
  'number-unknown': {
    status: 400,
    code: 'INVALID_AADHAR',
    message: 'Document number does not match any actual Aadhaar entries',
  },
  'no-mobile': { status: 200, code: 'aadhaar_not_linked', message: 'Aadhaar not linked to mobile number' },
  'code-wrong': { status: 400, code: 'otp_invalid', message: 'OTP entered is invalid' },
  'code-expired': { status: 400, code: 'otp_expired', message: 'OTP has expired' },
  'already-verified': { status: 409, code: '', message: 'This request is already verified' },
  'too-soon': { status: 429, code: 'OTP_REQUEST_TOO_SOON', message: 'Please wait for a minute to generate a new OTP' },
  'generation-limit': { status: 429, code: 'OTP_GENERATION_LIMIT_REACHED', message: 'OTP generation limit reached' },
  'submission-limit': {
    status: 429,
    code: 'OTP_SUBMISSION_LIMIT_REACHED',
    message: 'Maximum number of OTP attempts reached',
  },
  'consent-missing': { status: 400, code: 'consent_missing', message: 'Consent of the holder is required' },
};
