import { within } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import { adminMessages } from '../admin.messages.en.ts';

const { priceRanges: messages } = adminMessages;

type Canvas = StoryContext<ReactRenderer>['canvas'];

/** The saved price ranges. */
export const RANGES = [
  { min: 1, max: 250, price: 279.9 },
  { min: 250, max: 5000, price: 281.2 },
  { min: 5000, max: null, price: 282.9 },
];

/** Query for the button that saves the ranges. */
export const SAVE = { name: messages.submit };
/** Query for the button that adds a range. */
export const ADD = { name: messages.add };

/** Fields and remove button of the range with a number. */
export const range = (canvas: Canvas, n: number) => {
  const row = within(canvas.getByRole('group', { name: messages.row({ n }) }));
  return {
    min: row.getByLabelText(new RegExp(`^${messages.min}`)),
    max: row.getByLabelText(new RegExp(`^${messages.max}`)),
    price: row.getByLabelText(messages.price),
    remove: row.getByRole('button', { name: messages.remove({ n }) }),
  };
};
