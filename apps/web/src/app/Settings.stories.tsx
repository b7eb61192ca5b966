import {
  auditEntries,
  changeSetting,
  createHandlers,
  createFakeServer,
  FAULT_MESSAGE,
  makeAudit,
  networks as chains,
  scenarios,
  settings,
  users,
  type FakeServerOptions,
} from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appSettingsMessages as words } from '../features/app-settings/app-settings.messages.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const PAGE = '/dashboard/settings';
/** Words of the forms, as a person reads them. */
const card = {
  field: 'New value',
  submit: 'Save',
  readOnly: 'This kind of setting cannot be edited here.',
  prices: 'Price ranges',
  fee: 'Platform fee',
  discount: 'Fee discount',
  least: 'Smallest sale',
  orderTime: 'Time to pay an order',
};
const LABELS = { min: /^From/, max: /^To/, price: 'Price of 1 USDT' };
const SAVE_PRICES = 'Save price ranges';
const ETHEREUM = chains[2]?.name ?? '';
const VERSION = settings.find(({ key }) => key === 'price_ranges')?.version;

const people = [{ user: users.seller }, { user: users.admin }];
/** A server with an administrator at it. */
const serving = (options: FakeServerOptions) => () =>
  createFakeServer({ people, signedIn: users.admin, audit: auditEntries, ...options });

/** A page loads its code and asks its server before it shows. */
const SOON = { timeout: 15_000 };

const button = ({ canvas }: Stage, name: string | RegExp) => canvas.findByRole('button', { name }, SOON);
const press = async (stage: Stage, name: string | RegExp) => stage.userEvent.click(await button(stage, name));

const strange = [
  http.get('*/api/settings', () =>
    HttpResponse.json({ success: true, data: [{ key: 'moon_phase', value: 1, dataType: 4 }, ...settings.slice(0, 2)] }),
  ),
  http.get('*/api/audit', () => HttpResponse.json({ success: true, data: [{ ...auditEntries[0], user: null }] })),
];

/** A setting that came in a form the page cannot read is named, an entry of the record counted; they hide none of the others. */
export const Unreadable: Story = {
  ...visit(PAGE, serving({}), { handlers: strange }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notShown({ names: 'moon_phase' }), {}, SOON)).toBeVisible();
    await expect(await canvas.findByText(words.audit.notShown({ n: 1 }), {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.prices.edit })).toBeVisible();
  },
};

/** Opens the card of a number and types into it. */
const type = async (stage: Stage, title: string, text: string) => {
  await press(stage, `Edit ${title}`);
  const field = await stage.canvas.findByRole('textbox', { name: card.field });
  await waitFor(() => expect(field).toHaveFocus());
  await stage.userEvent.clear(field);
  await stage.userEvent.type(field, text);
  return field;
};

const answer = async (stage: Stage, dialog: HTMLElement, name: string) =>
  stage.userEvent.click(within(dialog).getByRole('button', { name }));

/** Opens the prices and types into a field of one of them. */
const typePrice = async (stage: Stage, n: number, field: 'min' | 'max' | 'price', text: string) => {
  const row = within(await stage.canvas.findByRole('group', { name: `Range ${n}` }));
  const input = row.getByLabelText(LABELS[field]);
  await stage.userEvent.clear(input);
  await stage.userEvent.type(input, text);
  return input;
};

export const Loaded: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: card.prices }, SOON)).toBeVisible();
    await expect(canvas.getAllByText('Range: 0 - 1')).toHaveLength(2);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles.slice(1, 4)).toEqual([card.fee, card.discount, card.least]);
    await expect(await canvas.findByText(words.audit.end, undefined, SOON)).toBeVisible();
  },
};

export const Loading: Story = {
  ...visit(PAGE, scenarios.admin, { faults: { getSettings: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.loading, undefined, SOON)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...visit(PAGE, scenarios.admin, { faults: { getSettings: '500-html' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText('Failed to load settings', undefined, SOON)).toBeVisible();
    await expect(await button(stage, words.failed.retry)).toBeEnabled();
  },
};

/** The server says why, and answers the second time. */
export const Retried: Story = {
  ...visit(PAGE, scenarios.admin, { faults: { getSettings: '500-json' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(FAULT_MESSAGE, undefined, SOON)).toBeVisible();
    stage.msw.use(...createHandlers(stage.server));
    await press(stage, words.failed.retry);
    await expect(await stage.canvas.findByRole('heading', { name: 'Networks' }, SOON)).toBeVisible();
  },
};

/** A seller has nothing to find here. */
export const NoPageFound: Story = {
  ...visit(PAGE, scenarios.seller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No page found' }, SOON)).toBeVisible();
  },
};

/** One that no build knows, and prices that are none: shown, and left alone (decisions §3). */
export const UnknownDataType: Story = {
  ...visit(
    PAGE,
    serving({
      settings: [
        { key: 'opening_hours', description: 'Opening hours', value: { from: '09:00' }, dataType: 'SCHEDULE' },
        { key: 'price_ranges', description: 'Price per USDT', value: 'soon', dataType: 'PRICE_RANGES' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(card.readOnly, undefined, SOON)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  },
};

/** What was typed stays in its place, and the button can be pressed again. */
export const SavingFails: Story = {
  ...visit(PAGE, scenarios.admin, { faults: { updateSetting: '500-html' } }),
  play: async (stage) => {
    const field = await type(stage, card.least, '150');
    await stage.userEvent.keyboard('{Enter}');
    await expect(await stage.canvas.findByText('Failed to update setting')).toBeVisible();
    await expect(field).toHaveValue('150');
    await expect(await button(stage, card.submit)).toBeEnabled();
  },
};

/** Before and after stand in the card, and the record has a new first row. */
export const Saved: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.orderTime, '1800000');
    await expect(await stage.canvas.findByText('1800000 ms = 30 min')).toBeVisible();
    await stage.userEvent.keyboard('{Enter}');
    await expect(await stage.canvas.findByText(new RegExp(`^${card.orderTime} saved`))).toBeVisible();
    await waitFor(() =>
      expect(stage.canvas.getAllByText(words.audit.changed({ name: card.orderTime }))[0]).toBeVisible(),
    );
  },
};

/** What changes is seen before Save is pressed: on the line, in words, and on a seller's slip. */
export const EditingPrices: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, words.prices.edit);
    await typePrice(stage, 1, 'price', '281.5');
    await expect(await stage.canvas.findByText('+1.08%')).toBeVisible();
    const slip = within(stage.canvas.getByRole('group', { name: words.simulator.title }));
    await expect(slip.getByText('Rs. 2,09,013.75')).toBeVisible();
    await expect(slip.getByText('Rs. 2,06,786.25')).toBeVisible();
  },
};

/** Gaps, overlaps and a range upside down, as they are typed. */
export const GapsAndOverlaps: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, words.prices.edit);
    await typePrice(stage, 1, 'max', '500');
    await typePrice(stage, 3, 'min', '8000');
    const line = within(stage.canvas.getByRole('list', { name: words.prices.line }));
    await expect(await line.findByText(words.prices.gap)).toBeVisible();
    await expect(await line.findByText(words.prices.overlap({ a: 2, b: 3 }))).toBeVisible();
    await press(stage, 'Add a price range');
    await typePrice(stage, 4, 'min', '900');
    await typePrice(stage, 4, 'max', '600');
    await typePrice(stage, 4, 'price', '279');
    await expect(await line.findByText(words.prices.inverted({ n: 4 }))).toBeVisible();
    await expect(stage.canvas.getByText('Worth a second look')).toBeVisible();
  },
};

/** More than five per cent is asked about; saying no keeps the typing. */
export const LargeMoveAsks: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, words.prices.edit);
    const price = await typePrice(stage, 2, 'price', '297.25');
    await press(stage, SAVE_PRICES);
    const dialog = await screen.findByRole('alertdialog', { name: words.ask.largeTitle });
    await expect(within(dialog).getByText('+6.45%')).toBeInTheDocument();
    await answer(stage, dialog, words.ask.keepEditing);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(price).toHaveValue('297.25');
    await expect(stage.server.settings.find(({ key }) => key === 'price_ranges')?.version).toBe(VERSION);
    await press(stage, SAVE_PRICES);
    // Dialogs fade in.
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: words.ask.largeTitle })).toBeVisible());
  },
};

const DISCARD = { name: 'Discard Changes?' };

/** Cancel drops nothing that was typed without asking; where nothing was, it closes at once. */
export const CancelAsks: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, words.prices.edit);
    await press(stage, 'Cancel');
    await press(stage, words.prices.edit);
    const price = await typePrice(stage, 2, 'price', '281.5');
    await press(stage, 'Cancel');
    const dialog = await screen.findByRole('alertdialog', DISCARD);
    await answer(stage, dialog, 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(price).toHaveValue('281.5');
    await press(stage, 'Cancel');
    await waitFor(() => expect(screen.getByRole('alertdialog', DISCARD)).toBeVisible());
  },
};

/** The prices in force stand again, and the focus is where the editing began. */
export const PricesDiscarded: Story = {
  ...visit(PAGE, scenarios.admin),
  parameters: {
    chromatic: { disableSnapshot: true },
    visual: { reason: 'shows the page as Loaded does' },
  },
  play: async (stage) => {
    await press(stage, words.prices.edit);
    await typePrice(stage, 2, 'price', '281.5');
    await press(stage, 'Cancel');
    await answer(stage, await screen.findByRole('alertdialog', DISCARD), 'Discard');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const edit = await button(stage, words.prices.edit);
    await waitFor(() => expect(edit).toHaveFocus());
    await press(stage, words.prices.edit);
    const row = within(await stage.canvas.findByRole('group', { name: 'Range 2' }));
    await expect(row.getByLabelText(LABELS.price)).not.toHaveValue('281.5');
    await press(stage, 'Add a network');
    const id = await stage.canvas.findByRole('textbox', { name: /^Network id/ });
    await stage.userEvent.type(id, 'sol');
    const [, ofNetwork] = await stage.canvas.findAllByRole('button', { name: 'Cancel' });
    if (ofNetwork) await stage.userEvent.click(ofNetwork);
    await answer(stage, await screen.findByRole('alertdialog', DISCARD), 'Discard');
    await waitFor(() => expect(id).not.toBeInTheDocument());
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: 'Add a network' })).toHaveFocus());
  },
};

/** A fee typed as a percentage is half of every sale. */
export const LargeFeeAsks: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.fee, '0.5{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: words.ask.largeTitle });
    await expect(within(dialog).getByText('99%')).toBeInTheDocument();
    await answer(stage, dialog, words.ask.save);
    await expect(await stage.canvas.findByText(new RegExp(`^${card.fee} saved`))).toBeVisible();
  },
};

/** Somebody else saves while this administrator types. */
const overtaken = async (stage: Stage) => {
  await type(stage, card.least, '150');
  changeSetting(stage.server, users.seller, 'min_quantity', 120);
  await stage.userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: words.ask.conflictTitle });
};

export const Conflict: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    const dialog = await overtaken(stage);
    await expect(within(dialog).getByText('120 USDT')).toBeInTheDocument();
    await expect(within(dialog).getByText('150 USDT')).toBeInTheDocument();
  },
};

export const NewerValueUsed: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await answer(stage, await overtaken(stage), words.ask.takeNewer);
    await expect(await stage.canvas.findByText(words.usedNewer)).toBeVisible();
    await expect(await button(stage, `Edit ${card.least}`)).toBeVisible();
    await expect(stage.server.settings.find(({ key }) => key === 'min_quantity')?.value).toBe(120);
  },
};

export const OwnValueSaved: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await answer(stage, await overtaken(stage), words.ask.saveMine);
    await expect(await stage.canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(stage.server.settings.find(({ key }) => key === 'min_quantity')?.value).toBe(150);
  },
};

/** A server that counts no versions and keeps no record: the rest works as ever. */
export const PlainServer: Story = {
  ...visit(
    PAGE,
    serving({ settings: settings.map(({ key, value, dataType }) => ({ key, value, dataType })), audit: null }),
  ),
  play: async (stage) => {
    await type(stage, card.least, '150{Enter}');
    await expect(await stage.canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(stage.canvas.queryByRole('heading', { name: words.audit.title })).not.toBeInTheDocument();
  },
};

export const UnsavedChanges: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.least, '150');
    const [history] = await stage.canvas.findAllByRole('link', { name: 'History' });
    if (history) await stage.userEvent.click(history);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await expect(dialog).toHaveAccessibleDescription('You have unsaved changes. Are you sure you want to leave?');
  },
};

export const NetworkAlert: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, 'Add a network');
    await press(stage, 'Save network');
    await expect(await stage.canvas.findByText('Please fill in all required fields')).toBeVisible();
  },
};

/** The question has a history entry of its own; the order book keeps the name. */
export const NetworkDeleted: Story = {
  ...visit(PAGE, scenarios.admin),
  play: async (stage) => {
    await press(stage, `Delete ${ETHEREUM}`);
    const dialog = await screen.findByRole('alertdialog', { name: `Delete ${ETHEREUM}?` });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this network?');
    await answer(stage, dialog, 'Delete');
    await expect(await stage.canvas.findByText(`Network ${ETHEREUM} deleted`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: 'Add a network' })).toHaveFocus());
  },
};

export const OlderAudit: Story = {
  ...visit(PAGE, serving({ audit: makeAudit(14), settings: settings.slice(4, 5) })),
  play: async (stage) => {
    await press(stage, words.audit.older);
    await expect(await stage.canvas.findByText(words.audit.end, undefined, SOON)).toBeVisible();
    await expect(stage.canvas.getAllByText(words.audit.changed({ name: card.least }))).toHaveLength(14);
  },
};

export const EmptyAudit: Story = {
  ...visit(PAGE, serving({ audit: [], settings: settings.slice(4, 5) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.audit.empty, undefined, SOON)).toBeVisible();
  },
};

export const FailedAudit: Story = {
  ...visit(PAGE, serving({ settings: settings.slice(4, 5) }), { faults: { getAudit: '500-html' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(words.audit.failed, undefined, SOON)).toBeVisible();
    await expect(await button(stage, words.audit.retry)).toBeVisible();
  },
};
