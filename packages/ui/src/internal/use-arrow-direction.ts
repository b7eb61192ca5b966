import { useState, type FocusEvent } from 'react';

/**
 * The direction in which a group is drawn, which its arrow keys follow. It is read when the focus comes in, from wherever the page says so: the
 * document, a part of it or the group itself. Spread it on a root of Radix.
 */
export function useArrowDirection() {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) =>
    setDir(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  return { dir, onFocus };
}
