import { scenarios, settings } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appSettingsMessages as messages } from '../features/app-settings/app-settings.messages.en.ts';
import { answer, button, press, SETTINGS, type SettingsPlay } from './testing/settings-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LABELS = { min: /^From/, max: /^To/, price: 'Price of 1 USDT' };
const SAVE_PRICES = 'Save price ranges';
const VERSION = settings.find(({ key }) => key === 'price_ranges')?.version;

/** Types into a field of one price range. */
const typePrice = async (stage: SettingsPlay, n: number, field: 'min' | 'max' | 'price', text: string) => {
  const row = within(await stage.canvas.findByRole('group', { name: `Range ${n}` }));
  const input = row.getByLabelText(LABELS[field]);
  await stage.userEvent.clear(input);
  await stage.userEvent.type(input, text);
  return input;
};

/**
 * Preview of the changes before saving: on the line, as text, and on a seller's slip. Warnings about gaps, overlaps and an inverted range while
 * typing.
 */
export const GapsAndOverlaps: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const { canvas } = stage;
    await press(stage, messages.prices.edit);
    await typePrice(stage, 1, 'price', '281.5');
    await expect(await canvas.findByText('+1.08%')).toBeVisible();
    const slip = within(canvas.getByRole('group', { name: messages.simulator.title }));
    await expect(slip.getByText('Rs. 2,09,013.75')).toBeVisible();
    await expect(slip.getByText('Rs. 2,06,786.25')).toBeVisible();

    await typePrice(stage, 1, 'max', '500');
    await typePrice(stage, 3, 'min', '8000');
    const line = within(canvas.getByRole('list', { name: messages.prices.line }));
    await expect(await line.findByText(messages.prices.gap)).toBeVisible();
    await expect(await line.findByText(messages.prices.overlap({ a: 2, b: 3 }))).toBeVisible();
    await press(stage, 'Add a price range');
    await typePrice(stage, 4, 'min', '900');
    await typePrice(stage, 4, 'max', '600');
    await typePrice(stage, 4, 'price', '279');
    await expect(await line.findByText(messages.prices.inverted({ n: 4 }))).toBeVisible();
    await expect(canvas.getByText('Worth a second look')).toBeVisible();
  },
};

/** A change of more than five per cent asks for confirmation; declining keeps the typed values. */
export const LargeMoveAsks: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await press(stage, messages.prices.edit);
    const price = await typePrice(stage, 2, 'price', '297.25');
    await press(stage, SAVE_PRICES);
    const dialog = await screen.findByRole('alertdialog', { name: messages.ask.largeTitle });
    await expect(within(dialog).getByText('+6.45%')).toBeInTheDocument();
    await answer(stage, dialog, messages.ask.keepEditing);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(price).toHaveValue('297.25');
    await expect(stage.server.settings.find(({ key }) => key === 'price_ranges')?.version).toBe(VERSION);
    await press(stage, SAVE_PRICES);
    // Dialogs fade in.
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: messages.ask.largeTitle })).toBeVisible());
  },
};

const DISCARD = { name: 'Discard Changes?' };

/** Answers the question before typed values are dropped. */
const decide = async (stage: SettingsPlay, choice: string) => {
  await answer(stage, await screen.findByRole('alertdialog', DISCARD), choice);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

/**
 * Cancel closes at once if nothing is typed. Otherwise it asks: typed values stay, or the saved prices are back and the focus is on the button, as
 * in the form of a network.
 */
export const CancelAsks: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await press(stage, messages.prices.edit);
    await press(stage, 'Cancel');
    await press(stage, messages.prices.edit);
    const price = await typePrice(stage, 2, 'price', '281.5');
    await press(stage, 'Cancel');
    await decide(stage, 'Keep editing');
    await expect(price).toHaveValue('281.5');
    await press(stage, 'Cancel');
    await decide(stage, 'Discard');
    const edit = await button(stage, messages.prices.edit);
    await waitFor(() => expect(edit).toHaveFocus());
    await press(stage, messages.prices.edit);
    const row = within(await canvas.findByRole('group', { name: 'Range 2' }));
    await expect(row.getByLabelText(LABELS.price)).not.toHaveValue('281.5');

    await press(stage, 'Add a network');
    const id = await canvas.findByRole('textbox', { name: /^Network id/ });
    await userEvent.type(id, 'sol');
    const [, ofNetwork] = await canvas.findAllByRole('button', { name: 'Cancel' });
    if (ofNetwork) await userEvent.click(ofNetwork);
    await decide(stage, 'Discard');
    await waitFor(() => expect(id).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a network' })).toHaveFocus());

    await typePrice(stage, 2, 'price', '281.5');
    await press(stage, 'Cancel');
    // Dialogs fade in.
    await waitFor(() => expect(screen.getByRole('alertdialog', DISCARD)).toBeVisible());
  },
};
