import { CONTROLS, withSingleSpaces, type Handle, type Role } from './handle.ts';

interface Searchable {
  getByRole(role: Role, options?: { name?: RegExp }): PlaywrightLocator;
  getByLabel(label: RegExp): PlaywrightLocator;
  locator(selector: string, options?: { hasText?: RegExp }): PlaywrightLocator;
}

/** What the finders use of Playwright's `Page`. */
export interface PlaywrightPage extends Searchable {
  evaluate(expression: string): Promise<unknown>;
}

/** What the finders use of Playwright's `Locator`. */
export interface PlaywrightLocator extends Searchable {
  all(): Promise<PlaywrightLocator[]>;
  and(other: PlaywrightLocator): PlaywrightLocator;
  page(): PlaywrightPage;
  click(): Promise<void>;
  tap(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: string): Promise<unknown>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options: { state: 'attached' | 'detached' }): Promise<void>;
}

/** Handle of the elements that a locator finds. Playwright looks for them when something is done with them. */
function handleOfLocator(locator: PlaywrightLocator): Handle {
  return {
    byRole: async (role, name) => handleOfLocator(locator.getByRole(role, name && { name })),
    byLabel: async (label) => handleOfLocator(locator.getByLabel(label).and(locator.locator(CONTROLS))),
    bySelector: async (selector, text) => handleOfLocator(locator.locator(selector, text && { hasText: text })),
    all: async (selector) => (await locator.locator(selector).all()).map(handleOfLocator),
    next: async () => handleOfLocator(locator.locator('xpath=following-sibling::*[1]')),
    page: () => handleOfPlaywright(locator.page()),
    press: async () => {
      const isTouch = await locator.page().evaluate('navigator.maxTouchPoints > 0');
      await (isTouch === true ? locator.tap() : locator.click());
    },
    fill: (text) => locator.fill(text),
    select: async (option) => void (await locator.selectOption(option)),
    text: async () => withSingleSpaces(await locator.innerText()),
    value: () => locator.inputValue(),
    attribute: (name) => locator.getAttribute(name),
    loaded: () => locator.and(locator.page().locator(':not([aria-busy="true"])')).waitFor({ state: 'attached' }),
    gone: () => locator.waitFor({ state: 'detached' }),
  };
}

/** Handle of a page or locator of Playwright. */
export const handleOfPlaywright = (root: PlaywrightPage | PlaywrightLocator): Handle =>
  handleOfLocator('page' in root ? root : root.locator(':root'));
