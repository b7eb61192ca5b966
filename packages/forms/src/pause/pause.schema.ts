import { MAX_PAUSE_REASON } from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';
import { trimText } from '../text.ts';

/** Reason of a pause in one language, trimmed; may be empty. */
export const pauseTextSchema = v.pipe(
  v.string(),
  v.transform(trimText),
  v.maxLength(MAX_PAUSE_REASON, () => adminFormMessages.current.pause.tooLong({ n: MAX_PAUSE_REASON })),
);

/** Reason of a pause in both languages, as sellers read it (product.md R54). */
export const pauseReasonSchema = v.object({
  en: v.pipe(
    pauseTextSchema,
    v.nonEmpty(() => adminFormMessages.current.pause.required),
  ),
  ur: v.pipe(
    pauseTextSchema,
    v.nonEmpty(() => adminFormMessages.current.pause.required),
  ),
});

/** Values of the fields, as typed. */
export type PauseFields = v.InferInput<typeof pauseReasonSchema>;
/** Output of the form: the reason in both languages. */
export type PauseValues = v.InferOutput<typeof pauseReasonSchema>;
