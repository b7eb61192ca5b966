import { fieldError, tooMany, type HttpError } from '../middleware/http-error.ts';
import type { Booking, Guess } from './codes.ts';

/** Why no code was sent, as 429 with the time to wait. */
export function refusedBooking({ why, waitSeconds }: Extract<Booking, { ok: false }>): HttpError {
  switch (why) {
    case 'resend':
      return tooMany(waitSeconds, (wait) => `Please wait ${wait} before asking for another code.`);
    case 'sends':
      return tooMany(waitSeconds, (wait) => `Too many codes were sent to this number. Please wait ${wait}.`);
    case 'wrong-guesses':
      return tooMany(waitSeconds, (wait) => `Too many wrong codes were entered. Please wait ${wait}.`);
    default:
      return why satisfies never;
  }
}

/** Why a code was not accepted. A used, an expired and a never sent code read alike. */
export const refusedGuess = (guess: Exclude<Guess, { result: 'matched' }>): HttpError =>
  guess.result === 'no-tries'
    ? tooMany(guess.waitSeconds, (wait) => `Too many wrong codes. Please ask for a new code in ${wait}.`)
    : fieldError('otp', 'Invalid OTP. Please try again.');
