import { isPkrMobile, toE164 } from '@sarraf/domain';
import * as v from 'valibot';
import { messages } from '../messages.ts';

/**
 * The number a code is sent to (product.md R8): a Pakistani mobile in any of its spellings, or the test number.
 * The output is E.164, as the server wants it (product.md R8).
 *
 * @param testPhone Ten digits that are always accepted (product.md R8); empty for none.
 */
export const loginPhoneSchema = (testPhone = '') =>
  v.object({
    mobile: v.pipe(
      v.string(),
      v.check((text) => isPkrMobile(text, testPhone), messages.phone.invalid),
      v.transform(toE164),
    ),
  });

/** What the field holds. */
export type LoginPhoneFields = v.InferInput<ReturnType<typeof loginPhoneSchema>>;
/** What the form hands over: `mobile` in E.164. */
export type LoginPhoneValues = v.InferOutput<ReturnType<typeof loginPhoneSchema>>;
