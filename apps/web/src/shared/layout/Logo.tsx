import { BrandMark, type BrandMarkProps } from '@sarraf/ui';
import { MARK } from './mark.ts';

/** The mark of the brand that the app is built as. */
export function Logo(props: Omit<BrandMarkProps, 'shapes'>) {
  return <BrandMark {...props} shapes={MARK} />;
}
