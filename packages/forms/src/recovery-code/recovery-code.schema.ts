import { readRecoveryCode } from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';

/** A recovery code in place of the second factor, in any spelling (product.md S18). */
export const recoveryCodeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check(
      (text) => text !== '',
      () => adminFormMessages.current.recoveryCode.required,
    ),
    v.check(
      (text) => text === '' || readRecoveryCode(text) !== null,
      () => adminFormMessages.current.recoveryCode.invalid,
    ),
    v.transform((text) => readRecoveryCode(text) ?? text),
  ),
});

/** Values and output of the form for a recovery code. */
export type RecoveryCodeValues = v.InferOutput<typeof recoveryCodeSchema>;
