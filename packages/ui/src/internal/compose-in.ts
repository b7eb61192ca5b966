/** Browsers that differ in the order of events at the end of a composition. */
export const BROWSERS = ['Chromium', 'Firefox', 'WebKit'] as const;

/**
 * Simulates an input method at the caret of an input: each text replaces the one before, the last one stays. Sends the events of a browser
 * in its order. For stories only.
 */
export async function composeIn(
  input: HTMLInputElement,
  texts: readonly string[],
  browser: (typeof BROWSERS)[number],
): Promise<void> {
  const start = input.selectionStart ?? 0;
  let end = input.selectionEnd ?? start;
  const last = texts.at(-1) ?? '';

  const tell = async (event: Event) => {
    input.dispatchEvent(event);
    // Between two events a browser lets React render.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const tellComposition = (type: string) => tell(new CompositionEvent(type, { bubbles: true, data: last }));
  const tellInput = (inputType: string, isComposing: boolean) =>
    tell(new InputEvent('input', { bubbles: true, inputType, isComposing }));
  const write = (text: string) => {
    input.setRangeText(text, start, end, 'end');
    end = start + text.length;
  };

  await tellComposition('compositionstart');
  for (const text of texts) {
    write(text);
    await tellInput('insertCompositionText', true);
  }
  if (browser === 'WebKit') {
    write('');
    await tellInput('deleteCompositionText', true);
    write(last);
    await tellInput('insertFromComposition', false);
  }
  await tellComposition('compositionend');
  if (browser === 'Firefox') await tellInput('insertCompositionText', false);
}
