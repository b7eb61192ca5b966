import { useState, type FocusEvent } from 'react';

/**
 * Writing direction of a group, for its arrow keys. Read from the computed style when the group gets the focus, because the document, an
 * ancestor or the group itself may set it. Spread the result on a Radix root.
 */
export function useArrowDirection() {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) =>
    setDir(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  return { dir, onFocus };
}
