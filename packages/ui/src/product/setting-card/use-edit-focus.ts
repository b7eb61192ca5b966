import { useEffect, useRef } from 'react';

/**
 * Moves the focus when an editor replaces a value: into its first field, and back to the button that opened it. Does not move it at the
 * first render.
 *
 * @param select Selects the text in the field, so that typing replaces it.
 */
export function useEditFocus<Editor extends HTMLElement>(isEditing: boolean, { select = false } = {}) {
  const editor = useRef<Editor>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const target = isEditing ? editor.current?.querySelector<HTMLElement>('input, select') : opener.current;
    target?.focus();
    if (select && target instanceof HTMLInputElement) target.select();
  }, [isEditing, select]);
  return { editor, opener };
}
