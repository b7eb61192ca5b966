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

export const Missing: Story = {
  args: { initialValues: { from: '', to: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose the first day')).toBeVisible();
    await expect(canvas.getByText('Choose the last day')).toBeVisible();
  },
};

export const Reversed: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: '2024-06-30' } });
    await expect(await canvas.findByText('The last day is before the first')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const TooLong: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText(messages.from), { target: { value: '2024-05-01' } });
    await expect(await canvas.findByText('Choose at most 400 days')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
