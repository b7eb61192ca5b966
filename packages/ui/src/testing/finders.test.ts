import { expect, test } from 'vitest';
import { radioList, slip, table } from './finders.ts';
import type { Handle } from './handle.ts';

/** Fake element: its text, and the elements that a role or selector finds inside. */
interface Fake {
  text?: string;
  inside?: Record<string, Fake[]>;
}

/** Handle of a fake element. A selector finds the keys of `inside` that it contains. */
function handleOf({ text = '', inside = {} }: Fake): Handle {
  const find = (wanted: string) =>
    Object.entries(inside).flatMap(([key, found]) => (wanted.includes(key) ? found.map(handleOf) : []));
  const first = async (wanted: string) => {
    const [found] = find(wanted);
    if (!found) throw new Error(`There is no ${wanted}.`);
    return found;
  };
  const none = () => Promise.reject(new Error('Not in this test.'));
  return {
    byRole: first,
    bySelector: first,
    all: async (selector) => find(selector),
    next: () => first('next'),
    loaded: async () => {},
    text: async () => text,
    page: () => handleOf({ text, inside }),
    ...{ byLabel: none, press: none, fill: none, select: none, value: none, attribute: none, gone: none },
  };
}

const pageWith = (inside: Record<string, Fake[]>) => ({ handle: async () => handleOf({ inside }) });
const textsOf = (...texts: string[]) => texts.map((text) => ({ text }));

test('the value of a list is the title of the chosen option, and empty while none is chosen', async () => {
  const listWith = (titles: Fake[]) => pageWith({ radiogroup: [{ inside: { '[aria-checked="true"]': titles } }] });
  expect(await radioList(listWith(textsOf('NayaPay')), 'Receive in').value()).toBe('NayaPay');
  expect(await radioList(listWith([])).value()).toBe('');
});

test.each(['dt', '[data-component="SlipAmount"] > [data-part="label"]'])(
  'a figure stands after its label, a %s',
  async (label) => {
    const page = pageWith({ [label]: [{ text: 'You send', inside: { next: textsOf('500 USDT') } }] });
    expect(await slip(page).value('You send')).toBe('500 USDT');
  },
);

// Cells of a DataTable have a content; those of a chart are plain.
test.each(['[data-part="content"]', 'td:not([data-part])'])('a table is read by its cells: %s', async (cell) => {
  const rowOf = (...texts: string[]) => ({ inside: { [cell]: textsOf(...texts) } });
  const rows = [rowOf('Usman Tariq', '$1,250.00'), rowOf('Hina Raza', '$12.50')];
  const activities = table(
    pageWith({ table: [{ inside: { 'thead th': textsOf('User', 'Amount'), 'tbody > tr': rows } }] }),
    'Recent Activities',
  );
  expect(await activities.rows()).toEqual([
    ['Usman Tariq', '$1,250.00'],
    ['Hina Raza', '$12.50'],
  ]);
  expect(await activities.cell('Hina Raza', 'Amount')).toBe('$12.50');
  await expect(activities.cell('Hina Raza', 'State')).rejects.toThrow('The table has no cell Hina Raza, State.');
});
