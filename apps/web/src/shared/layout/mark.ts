import { sarrafMark, type MarkShape } from '@sarraf/ui';
import { BRAND } from './brand.ts';

/** Shapes of the mark of the brand that the app is built as. */
export const MARK: readonly MarkShape[] = BRAND.mark ?? sarrafMark;
