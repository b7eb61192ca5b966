import * as v from 'valibot';
import { trimText } from '../text.ts';

/** Longest search that the contract accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** Schema of the search of a filter, trimmed. `tooLong` is the message of one that is too long. */
export const searchText = (tooLong: (values: { n: number }) => string) =>
  v.pipe(
    v.string(),
    v.transform(trimText),
    v.maxLength(MAX_SEARCH_LENGTH, () => tooLong({ n: MAX_SEARCH_LENGTH })),
  );
