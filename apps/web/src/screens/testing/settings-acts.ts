import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';

/** What a play of a settings story is given. */
export type SettingsPlay = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/** Address of the settings. */
export const SETTINGS = '/dashboard/settings';

/** Words of the forms, as a person reads them. */
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

/** A page loads its code and asks its server before it shows. */
export const SOON = { timeout: 15_000 };

/** A button of the page, once it is there. */
export const button = ({ canvas }: SettingsPlay, name: string | RegExp) => canvas.findByRole('button', { name }, SOON);

/** Presses a button of the page. */
export const press = async (play: SettingsPlay, name: string | RegExp) =>
  play.userEvent.click(await button(play, name));

/** Opens the card of a number and types into it. */
export const type = async (play: SettingsPlay, title: string, text: string) => {
  await press(play, `Edit ${title}`);
  const field = await play.canvas.findByRole('textbox', { name: card.field });
  await waitFor(() => expect(field).toHaveFocus());
  await play.userEvent.clear(field);
  await play.userEvent.type(field, text);
  return field;
};

/** Presses a button of a question. */
export const answer = async (play: SettingsPlay, dialog: HTMLElement, name: string) =>
  play.userEvent.click(within(dialog).getByRole('button', { name }));
