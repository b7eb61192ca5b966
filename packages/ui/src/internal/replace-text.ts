/** Sets the text of an input and keeps the caret before the same characters; React alone would move it to the end. */
export function replaceText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const caret = input.selectionEnd ?? input.value.length;
  const after = input.value.slice(caret);
  const newCaret = text.endsWith(after) ? text.length - after.length : Math.min(caret, text.length);
  input.value = text;
  input.setSelectionRange(newCaret, newCaret);
}
