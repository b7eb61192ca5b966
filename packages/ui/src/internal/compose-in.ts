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

  const dispatch = async (event: Event) => {
    input.dispatchEvent(event);
    // Between two events a browser lets React render.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const dispatchComposition = (type: string) => dispatch(new CompositionEvent(type, { bubbles: true, data: last }));
  const dispatchInput = (inputType: string, isComposing: boolean) =>
    dispatch(new InputEvent('input', { bubbles: true, inputType, isComposing }));
  const write = (text: string) => {
    input.setRangeText(text, start, end, 'end');
    end = start + text.length;
  };

  await dispatchComposition('compositionstart');
  for (const text of texts) {
    write(text);
    await dispatchInput('insertCompositionText', true);
  }
  if (browser === 'WebKit') {
    write('');
    await dispatchInput('deleteCompositionText', true);
    write(last);
    await dispatchInput('insertFromComposition', false);
  }
  await dispatchComposition('compositionend');
  if (browser === 'Firefox') await dispatchInput('insertCompositionText', false);
}
