/** On a button of a written page that was pressed; `src/styles.css` keeps it looking so. */
const PRESSED = 'data-early-press';

declare global {
  interface Window {
    /** Gives up listening, and answers the button of the written page that was pressed last. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** Notes which button of the written page is pressed: nothing answers it while the app is on its way. */
export function keepEarlyPress(page: Document): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page] button') : null;
    if (!button) return;
    // The browser itself would send the form, and load the page anew.
    event.preventDefault();
    pressed?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, '');
    pressed = button;
  };
  page.addEventListener('click', keep, true);
  window.takeEarlyPress = () => {
    page.removeEventListener('click', keep, true);
    pressed?.removeAttribute(PRESSED);
    return pressed;
  };
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Presses what was pressed before the app came: the button itself where React has taken it over, or the one of that name in its place. */
export function answerEarlyPress(container: Element): void {
  const pressed = window.takeEarlyPress?.();
  if (!pressed) return;
  const name = nameOf(pressed);
  const buttons = [pressed, ...container.querySelectorAll('button')].filter((button) => button.isConnected);
  buttons.find((button) => nameOf(button) === name)?.click();
}
