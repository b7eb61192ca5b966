import { isPkrMobile, toE164 } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';

/** Mobile of the login in E.164: a Pakistani mobile in any spelling, or the ten digits of `testPhone` unless that is empty (product.md R8). */
export const loginPhoneSchema = (testPhone = '') =>
  v.object({
    mobile: v.pipe(
      v.string(),
      v.check(
        (text) => isPkrMobile(text, testPhone),
        () => formMessages.current.phone.invalid,
      ),
      v.transform(toE164),
    ),
  });

/** Value of the field. */
export type LoginPhoneFields = v.InferInput<ReturnType<typeof loginPhoneSchema>>;
/** Output of the form: `mobile` in E.164. */
export type LoginPhoneValues = v.InferOutput<ReturnType<typeof loginPhoneSchema>>;
