import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { historyFilterMessages as messages } from './history-filter.messages.en.ts';
import { NO_HISTORY_FILTER } from './history-filter.schema.ts';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const meta = {
  title: 'Forms/HistoryFilterForm',
  component: HistoryFilterForm,
  loaders: [loadMessages],
  args: { nowMs: Date.parse('2025-06-02T09:40:00Z'), onValueChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-content">{Story()}</div>],
} satisfies Meta<typeof HistoryFilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The search is reported on Enter, trimmed, and cleared; the status and the period stay. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await select(canvasElement, messages.status).choose('returned');
    await select(canvasElement, messages.period).choose('last-tax-year');
    const values = { ...NO_HISTORY_FILTER, status: 'returned', from: '2023-07-01', to: '2024-06-30' };
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(values, { reason: 'choice' }));
    await expect(canvas.getByRole('option', { name: 'Tax year 2023–24 (July to June)' })).toBeInTheDocument();

    const search = canvas.getByRole('textbox', { name: messages.search });
    await userEvent.type(search, ' 4567 {Enter}');
    const searched = { ...values, search: '4567' };
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(searched, { reason: 'submit' }));
    await userEvent.click(canvas.getByRole('button', { name: messages.clearSearch }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(values, { reason: 'clear' }));
    await expect(search).toHaveFocus();
  },
};

/** The days appear for other days only, and days in the wrong order are not reported. */
export const OtherDays: Story = {
  args: { initialValues: { from: '2025-05-10' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(messages.period)).toHaveValue('own');
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: '2025-05-01' } });
    await expect(await canvas.findByText('The last day is before the first')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SearchTooLong: Story = {
  args: { initialValues: { search: 'a'.repeat(101) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Search for at most 100 characters')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: messages.search }), '{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
