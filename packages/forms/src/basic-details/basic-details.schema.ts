import { compact, isPostalCode, normaliseName } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';
import { trimText } from '../text.ts';

const optionalText = v.pipe(v.string(), v.transform(trimText));

/** Who the seller is (product.md R11). What is left empty is left out of the payload (product.md R11). */
export const basicDetailsSchema = v.pipe(
  v.object({
    fullName: v.pipe(
      v.string(),
      v.transform(normaliseName),
      v.nonEmpty(() => formMessages.current.details.fullNameRequired),
    ),
    email: optionalText,
    /** `YYYY-MM-DD`, as a date field gives it. */
    birthdate: optionalText,
    pincode: v.pipe(
      v.string(),
      v.transform(compact),
      v.check(
        (code) => code === '' || isPostalCode('PKR', code),
        () => formMessages.current.details.pincodeInvalid,
      ),
    ),
  }),
  v.transform(({ fullName, email, birthdate, pincode }) => ({
    fullName,
    ...(email && { email }),
    ...(birthdate && { birthdate }),
    ...(pincode && { pincode }),
  })),
);

/** What the fields hold. */
export type BasicDetailsFields = v.InferInput<typeof basicDetailsSchema>;
/** What the form hands over; an empty optional field has no key. */
export type BasicDetailsValues = v.InferOutput<typeof basicDetailsSchema>;
