import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { historyFilterMessages as messages } from './history-filter.messages.en.ts';
import { StatementDaysForm } from './StatementDaysForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const meta = {
  title: 'Forms/StatementDaysForm',
  component: StatementDaysForm,
  loaders: [loadMessages],
  args: {
    initialValues: { from: '2024-07-01', to: '2025-06-30' },
    nowMs: Date.parse('2025-06-02T09:40:00Z'),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof StatementDaysForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each pair of days is refused at once, with its messages. */
const expectRefused = async (
  { canvas, args }: Play,
  rows: (readonly [from: string, to: string, shown: readonly string[]])[],
) => {
  for (const [from, to, shown] of rows) {
    await fireEvent.change(canvas.getByLabelText(messages.from), { target: { value: from } });
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: to } });
    for (const message of shown) await expect(await canvas.findByText(message)).toBeVisible();
    await expect(args.onValueChange, shown.join()).toHaveBeenLastCalledWith(null);
  }
};

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByLabelText(messages.period)).toHaveValue('this-tax-year');
    await select(canvasElement, messages.period).choose('last-month');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2025-05-01', to: '2025-05-31' }));
  },
};

export const OtherDays: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: '2025-05-15' } });
    await expect(canvas.getByLabelText(messages.period)).toHaveValue('own');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2024-07-01', to: '2025-05-15' });
  },
};

/** Days that are missing from the start; then days in the wrong order, too many days, and no days again. */
export const Refused: Story = {
  args: { initialValues: { from: '', to: '' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Choose the first day')).toBeVisible();
    await expect(canvas.getByText('Choose the last day')).toBeVisible();
    await expectRefused(context, [
      ['2024-07-01', '2024-06-30', ['The last day is before the first']],
      ['2024-05-01', '2025-06-30', ['Choose at most 400 days']],
      ['', '', ['Choose the first day', 'Choose the last day']],
    ]);
  },
};
