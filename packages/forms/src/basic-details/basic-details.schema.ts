import { compact, isPostalCode, normaliseName } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';
import { trimText } from '../text.ts';

const optionalText = v.pipe(v.string(), v.transform(trimText));

/** Basic details of the seller. An empty optional field has no key in the output (product.md R11). */
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

/** Values of the fields. */
export type BasicDetailsFields = v.InferInput<typeof basicDetailsSchema>;
/** Output of the form; an empty optional field has no key. */
export type BasicDetailsValues = v.InferOutput<typeof basicDetailsSchema>;
