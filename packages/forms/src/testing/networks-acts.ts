import { expect, screen, waitFor } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';

const { networks: networkMessages } = adminMessages;
const { payment } = messages;

type Play = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

const SQUARE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='10' fill='teal'/></svg>";
/** The saved networks. */
export const NETWORKS = [
  { id: 'trc20', name: 'TRON · TRC20', logo: null, minAmount: 10, maxAmount: 50_000, pausedReason: null },
  { id: 'polygon', name: 'Polygon', logo: SQUARE, minAmount: 50, maxAmount: 1_500_000, pausedReason: null },
];
/** Name of the first network. */
export const TRON = 'TRON · TRC20';

/** Query for the button that opens an empty form. */
export const ADD = { name: networkMessages.add };
/** Query for the button that saves a network. */
export const SAVE = { name: networkMessages.submit };
/** Matches a label with or without the note after it. */
export const label = (text: string) => new RegExp(`^${text}`);

/** Field texts of a valid network. */
export const VALID = { id: 'solana', name: 'Solana', minAmount: '5', maxAmount: '1,500,000', logo: '' };
/** A field of a network. */
export type Field = keyof typeof VALID;
const FIELDS: readonly Field[] = ['id', 'name', 'minAmount', 'maxAmount', 'logo'];

/** Replaces the texts of the open form; a field without a text is emptied. */
export const fill = async ({ canvas, userEvent }: Play, texts: Partial<typeof VALID>) => {
  for (const name of FIELDS) {
    const field = canvas.getByLabelText<HTMLInputElement>(label(networkMessages[name]));
    const text = texts[name] ?? '';
    if (field.value === text) continue;
    await userEvent.clear(field);
    if (text !== '') await userEvent.paste(text);
  }
};

/** Opens the form for a new network and fills it. */
export const add = async ({ canvas, userEvent }: Play, texts: Partial<typeof VALID>) => {
  await userEvent.click(canvas.getByRole('button', ADD));
  await waitFor(() => expect(canvas.getByLabelText(label(networkMessages.id))).toHaveFocus());
  await fill({ canvas, userEvent }, texts);
};

/** Answers the dialog about unsaved changes by pressing the button with a name. */
export const answerDiscard = async (userEvent: Play['userEvent'], name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: payment.discardTitle });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

/** Presses delete for a network, and waits until the confirm dialog is visible. */
export const askToDelete = async ({ canvas, userEvent }: Play, name = TRON) => {
  await userEvent.click(canvas.getByRole('button', { name: networkMessages.delete({ name }) }));
  const dialog = await screen.findByRole('alertdialog', { name: networkMessages.deleteTitle({ name }) });
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
