import { compact, isAadhaar } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';

/** The number on the Aadhaar card: twelve digits, grouped or not (product.md R10). */
export const aadhaarNumberSchema = v.object({
  aadhaarNumber: v.pipe(
    v.string(),
    v.transform(compact),
    v.check(isAadhaar, () => formMessages.current.aadhaar.invalid),
  ),
});

/** Value of the field. */
export type AadhaarNumberFields = v.InferInput<typeof aadhaarNumberSchema>;
/** Output of the form: twelve ASCII digits. */
export type AadhaarNumberValues = v.InferOutput<typeof aadhaarNumberSchema>;
