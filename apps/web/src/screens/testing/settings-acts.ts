import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';

/** Context of a play function. */
export type SettingsPlay = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/** Path of the settings page. */
export const SETTINGS = '/dashboard/settings';

/** Texts of the settings forms. */
export const card = {
  field: 'New value',
  submit: 'Save',
  readOnly: 'This kind of setting cannot be edited here.',
  prices: 'Price ranges',
  fee: 'Platform fee',
  discount: 'Platform fee discount',
  least: 'Minimum sale',
  orderTime: 'Order expiry time',
};

/** Timeout for content that waits for lazy-loaded code and for the server. */
export const SOON = { timeout: 15_000 };

/** Button of the page, once it is rendered. */
export const button = ({ canvas }: SettingsPlay, name: string | RegExp) => canvas.findByRole('button', { name }, SOON);

/** Clicks a button of the page. */
export const press = async (play: SettingsPlay, name: string | RegExp) =>
  play.userEvent.click(await button(play, name));

/** Opens the card of a number setting and types into its field. */
export const type = async (play: SettingsPlay, title: string, text: string) => {
  await press(play, `Edit ${title}`);
  const field = await play.canvas.findByRole('textbox', { name: card.field });
  await waitFor(() => expect(field).toHaveFocus());
  await play.userEvent.clear(field);
  await play.userEvent.type(field, text);
  return field;
};

/** Clicks a button of a dialog. */
export const answer = async (play: SettingsPlay, dialog: HTMLElement, name: string) =>
  play.userEvent.click(within(dialog).getByRole('button', { name }));
