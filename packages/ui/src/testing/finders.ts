import { patternOf, type Handle, type Name, type Role } from './handle.ts';
import { handleOfPlaywright, type PlaywrightLocator, type PlaywrightPage } from './playwright.ts';
import { handleOfElement } from './testing-library.ts';

/** Finder inside which others can look, as in `field(dialog(page, 'Add account'), 'IBAN')`. */
interface Place {
  /** Handle of the element. */
  handle: () => Promise<Handle>;
}

/** Where a finder looks: an element of the document, a page or locator of Playwright, or an open dialog. */
export type Root = HTMLElement | PlaywrightPage | PlaywrightLocator | Place;

async function handleOf(root: Root): Promise<Handle> {
  if ('handle' in root) return root.handle();
  return 'locator' in root ? handleOfPlaywright(root) : handleOfElement(root);
}

const byRole = async (root: Root, role: Role, name: Name) => (await handleOf(root)).byRole(role, patternOf(name));
const byLabel = async (root: Root, label: Name) => (await handleOf(root)).byLabel(patternOf(label));

/** The control with this label; without a label the only control of this component. */
async function controlOf(root: Root, component: string, label?: Name): Promise<Handle> {
  if (label !== undefined) return byLabel(root, label);
  return (await handleOf(root)).bySelector(`[data-component="${component}"] [data-part="control"]`);
}

/** What a test can read of every control. */
const readings = (control: () => Promise<Handle>) => ({
  /** Its value, as the form shows it. */
  value: async (): Promise<string> => (await control()).value(),
  /** Waits for its error, and resolves to the text. */
  error: async (): Promise<string> => {
    const found = await control();
    const message = await found.page().bySelector(`[id="${await found.attribute('id')}-error"]`);
    return message.text();
  },
});

const textInput = (control: () => Promise<Handle>) => ({
  ...readings(control),
  /** Replaces its text. */
  type: async (text: string): Promise<void> => (await control()).fill(text),
});

/** A `TextField`, or any other text input with a label. */
export const field = (root: Root, label: Name) => textInput(() => byLabel(root, label));

/** An `AmountInput`; the label can be omitted if there is only one. */
export const amount = (root: Root, label?: Name) => textInput(() => controlOf(root, 'AmountInput', label));

/** A `PhoneInput`; the label can be omitted if there is only one. It takes the national digits. */
export const phone = (root: Root, label?: Name) => textInput(() => controlOf(root, 'PhoneInput', label));

/** An `OtpInput`; the label can be omitted if there is only one. */
export function otp(root: Root, label?: Name) {
  const control = () => controlOf(root, 'OtpInput', label);
  return {
    ...readings(control),
    /** Replaces the digits. */
    enter: async (code: string): Promise<void> => (await control()).fill(code),
  };
}

/** A `Select`. */
export function select(root: Root, label: Name) {
  const control = () => byLabel(root, label);
  return {
    ...readings(control),
    /** Chooses an option, by its label or value. */
    choose: async (option: string): Promise<void> => (await control()).select(option),
  };
}

/** A `RadioList`, `NetworkList` or `SegmentedControl`; the legend can be omitted if there is only one. */
export const radioList = (root: Root, legend?: Name) => ({
  /** Chooses the option with this title. */
  choose: async (option: Name): Promise<void> => {
    const list = legend === undefined ? root : { handle: () => byRole(root, 'radiogroup', legend) };
    await (await byRole(list, 'radio', option)).press();
  },
});

/** A `SwitchRow` or `ThemeToggle`. */
export const switchRow = (root: Root, label: Name) => ({
  /** Switches it. */
  toggle: async (): Promise<void> => (await byRole(root, 'switch', label)).press(),
  /** Whether it is on now. */
  isOn: async (): Promise<boolean> =>
    (await (await byRole(root, 'switch', label)).attribute('aria-checked')) === 'true',
});

/** Dialogs are portals, so they are searched in the whole page. */
const dialogOf = (role: Role) => (root: Root, title: Name) => {
  const handle = async () => (await handleOf(root)).page().byRole(role, patternOf(title));
  return {
    /** Handle of the dialog; the dialog itself can be the root of other finders. */
    handle,
    /** Presses one of its buttons. */
    press: async (button: Name): Promise<void> => (await byRole({ handle }, 'button', button)).press(),
    /** Presses its close button, and waits until it is gone. */
    close: async (): Promise<void> => {
      const found = await handle();
      await (await found.bySelector('[data-part="close"]')).press();
      await found.gone();
    },
  };
};

/** An open `Dialog`. */
export const dialog = dialogOf('dialog');

/** An open `ConfirmDialog`, also one of `useConfirm`. */
export const confirmDialog = dialogOf('alertdialog');

/** The newest message of the `Toaster`. */
export const toast = (root: Root) => ({
  /** Waits for a message, and resolves to its text. */
  text: async (): Promise<string> => {
    const newest = await (await handleOf(root)).page().bySelector('[data-part="toast"]:last-child');
    return newest.text();
  },
});

/** Rows of a `Slip` or `KeyValueList`. */
export const slip = (root: Root) => ({
  /** Value of the row with this label. */
  value: async (label: Name): Promise<string> => {
    const term = await (await handleOf(root)).bySelector('dt', patternOf(label));
    return (await term.next()).text();
  },
});

const textsOf = (handles: readonly Handle[]) => Promise.all(handles.map((handle) => handle.text()));

/** A `DataTable`. */
export function table(root: Root, caption: Name) {
  const rows = async (): Promise<string[][]> => {
    const found = await (await byRole(root, 'table', caption)).all('tbody > tr');
    const texts = await Promise.all(found.map(async (row) => textsOf(await row.all('[data-part="content"]'))));
    // The rows of a skeleton have no content.
    return texts.filter((cells) => cells.length > 0);
  };
  return {
    /** Texts of the cells of each row that is shown now. */
    rows,
    /** Text of one cell, by the first cell of its row and the header of its column. */
    cell: async (row: Name, column: Name): Promise<string> => {
      const headers = await textsOf(await (await byRole(root, 'table', caption)).all('thead th'));
      const cells = (await rows()).find(([first = '']) => patternOf(row).test(first));
      const text = cells?.[headers.findIndex((header) => patternOf(column).test(header))];
      if (text === undefined) throw new Error(`The table has no cell ${row}, ${column}.`);
      return text;
    },
  };
}
