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

/** Title of the chosen card, or the chosen segment. */
const CHOSEN = '[role="radio"][aria-checked="true"] [data-part="title"], [data-part="segment"][aria-checked="true"]';

/** A `RadioList`, `NetworkList` or `SegmentedControl`; the legend can be omitted if there is only one. */
export function radioList(root: Root, legend?: Name) {
  const list = async () =>
    (await handleOf(root)).byRole('radiogroup', legend === undefined ? undefined : patternOf(legend));
  return {
    /** Chooses the option with this title. */
    choose: async (option: Name): Promise<void> => {
      await (await byRole(legend === undefined ? root : { handle: list }, 'radio', option)).press();
    },
    /** Title of the option that is chosen now; empty if none is. */
    value: async (): Promise<string> => {
      const found = await list();
      await found.loaded();
      const [title] = await found.all(CHOSEN);
      return title ? title.text() : '';
    },
    /** Waits for its error, and resolves to the text. */
    error: readings(list).error,
  };
}

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

/** Labels of rows and cards, and of a `SlipAmount`; the figure is the next element. */
const LABELS = 'dt, [data-component="SlipAmount"] > [data-part="label"]';

/** Figures of a `Slip`: its rows and amounts. Also the rows of a `KeyValueList`, and the figures of `StatCard`s and `MetricCard`s. */
export const slip = (root: Root) => ({
  /** The figure with this label. */
  value: async (label: Name): Promise<string> => {
    const found = await (await handleOf(root)).bySelector(LABELS, patternOf(label));
    return (await found.next()).text();
  },
});

/** The only `AddressText` that shows a full address or hash; short ones are ignored. */
export const addressText = (root: Root) => ({
  /** The address or hash, without spaces. */
  value: async (): Promise<string> => {
    const found = await (await handleOf(root)).bySelector('[data-component="AddressText"][data-form="full"]');
    return found.text();
  },
});

const textsOf = (handles: readonly Handle[]) => Promise.all(handles.map((handle) => handle.text()));

/** Contents of the cells of a `DataTable`, without its headers and skeletons, and the cells of any other table. */
const CELLS = '[data-part="content"], th:not([data-part]), td:not([data-part])';

/** A `DataTable`, the table of a `LineChart`, or any other table with a caption. */
export function table(root: Root, caption: Name) {
  const loadedTable = async () => {
    const found = await byRole(root, 'table', caption);
    await found.loaded();
    return found;
  };
  const rowsOf = async (found: Handle): Promise<string[][]> =>
    Promise.all((await found.all('tbody > tr')).map(async (row) => textsOf(await row.all(CELLS))));
  return {
    /** Texts of the cells of each row, once the table has loaded. */
    rows: async (): Promise<string[][]> => rowsOf(await loadedTable()),
    /** Text of one cell, by the first cell of its row and the header of its column. */
    cell: async (row: Name, column: Name): Promise<string> => {
      const found = await loadedTable();
      const headers = await textsOf(await found.all('thead th'));
      const cells = (await rowsOf(found)).find(([first = '']) => patternOf(row).test(first));
      const text = cells?.[headers.findIndex((header) => patternOf(column).test(header))];
      if (text === undefined) throw new Error(`The table has no cell ${row}, ${column}.`);
      return text;
    },
  };
}
