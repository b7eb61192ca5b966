import { CONTROLS, withSingleSpaces, type Handle } from './handle.ts';

/** What the finders use of Testing Library and user-event; `storybook/test` exports both. */
export interface TestingLibrary {
  within: (element: HTMLElement) => {
    findByRole: (role: string, options?: { name?: RegExp }) => Promise<HTMLElement>;
    findByLabelText: (label: RegExp, options?: { selector?: string }) => Promise<HTMLElement>;
  };
  waitFor: <Result>(look: () => Result) => Promise<Result>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    selectOptions: (element: Element, option: string) => Promise<void>;
  };
}

let library: TestingLibrary | undefined;

/** Connects the finders with Testing Library. Call it once, in `.storybook/preview` or in the setup file of the tests. */
export function connectTestingLibrary(tools: TestingLibrary): void {
  library = tools;
}

const valueOf = (element: HTMLElement) => ('value' in element ? `${element.value}` : '');

/** Handle of an element in the document of the test. */
export function handleOfElement(element: HTMLElement): Handle {
  if (!library) throw new Error('Call connectTestingLibrary({ within, waitFor, userEvent }) before you use a finder.');
  const { within, waitFor, userEvent } = library;
  const find = (what: string, look: () => readonly (Element | null)[]) =>
    waitFor(() => {
      const [found, second] = look();
      if (second) throw new Error(`There are several ${what}.`);
      if (!(found instanceof HTMLElement)) throw new Error(`There is no ${what}.`);
      return handleOfElement(found);
    });
  return {
    byRole: async (role, name) => handleOfElement(await within(element).findByRole(role, name && { name })),
    byLabel: async (label) => handleOfElement(await within(element).findByLabelText(label, { selector: CONTROLS })),
    bySelector: (selector, text = /(?:)/) =>
      find(`${selector} with ${text}`, () =>
        Array.from(element.querySelectorAll(selector)).filter(({ textContent }) => text.test(textContent)),
      ),
    all: async (selector) => Array.from(element.querySelectorAll<HTMLElement>(selector), handleOfElement),
    next: () => find('next element', () => [element.nextElementSibling]),
    page: () => handleOfElement(element.ownerDocument.body),
    press: () => userEvent.click(element),
    fill: async (text) => {
      if (valueOf(element) !== '') await userEvent.clear(element);
      // Doubled, these two are characters and not the names of keys.
      if (text !== '') await userEvent.type(element, text.replace(/[{[]/g, '$&$&'));
    },
    select: (option) => userEvent.selectOptions(element, option),
    // jsdom has no `innerText`.
    text: async () => withSingleSpaces(element.innerText ?? element.textContent),
    value: async () => valueOf(element),
    attribute: async (name) => element.getAttribute(name),
    loaded: () =>
      waitFor(() => {
        if (element.getAttribute('aria-busy') === 'true') throw new Error('The element is still busy.');
      }),
    gone: () =>
      waitFor(() => {
        if (element.isConnected) throw new Error('The element is still in the page.');
      }),
  };
}
