/** Puts another text into an input and leaves the caret before the characters it stands before; React alone would send it to the end. */
export function replaceText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const caret = input.selectionEnd ?? input.value.length;
  const after = input.value.slice(caret);
  const place = text.endsWith(after) ? text.length - after.length : Math.min(caret, text.length);
  input.value = text;
  input.setSelectionRange(place, place);
}
