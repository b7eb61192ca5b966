/**
 * Name of an element: a pattern, or a text that is the whole name or one of its parts, between middle dots or in parentheses (`TRC20` finds
 * `TRON · TRC20` and `Tron (TRC20)`).
 */
export type Name = string | RegExp;

/** Roles of the elements that the finders look for. */
export type Role = 'alertdialog' | 'button' | 'dialog' | 'radio' | 'radiogroup' | 'switch' | 'table';

/** Selector of the controls that a label can name. */
export const CONTROLS = 'input, select, textarea';

/** Element of a page, as the finders use it. There is one implementation for Testing Library and one for Playwright. */
export interface Handle {
  /** The only element inside with this role and name. */
  byRole: (role: Role, name?: RegExp) => Promise<Handle>;
  /** The only control inside with this label. */
  byLabel: (label: RegExp) => Promise<Handle>;
  /** The only element inside that matches a CSS selector and contains the text. */
  bySelector: (selector: string, text?: RegExp) => Promise<Handle>;
  /** All elements inside that match a CSS selector now. */
  all: (selector: string) => Promise<Handle[]>;
  /** The element after this one. */
  next: () => Promise<Handle>;
  /** The whole page. */
  page: () => Handle;
  /** Clicks the element, or taps it on a touch screen. */
  press: () => Promise<void>;
  /** Replaces the text of an input. */
  fill: (text: string) => Promise<void>;
  /** Chooses an option of a select, by its value or its text. */
  select: (option: string) => Promise<void>;
  /** Text of the element, with single spaces. */
  text: () => Promise<string>;
  /** Value of an input or select. */
  value: () => Promise<string>;
  /** Attribute, or null. */
  attribute: (name: string) => Promise<string | null>;
  /** Waits until the element is there and not busy (`aria-busy`). */
  loaded: () => Promise<void>;
  /** Waits until the element is gone. */
  gone: () => Promise<void>;
}

/** Pattern of a name. Testing Library compares strings with the whole name, Playwright with any part of it, so both get a pattern. */
export function patternOf(name: Name): RegExp {
  if (typeof name !== 'string') return name;
  return new RegExp(`(?:^| · | \\()${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?: · | \\(|\\)|$)`);
}

/** Joins the lines of a text. */
export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
