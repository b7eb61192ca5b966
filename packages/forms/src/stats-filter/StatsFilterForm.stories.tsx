import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statsFilterMessages as messages } from './stats-filter.messages.en.ts';
import { StatsFilterForm } from './StatsFilterForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const PERIOD = { name: messages.period };
const SEARCH = { name: messages.search };

const meta = {
  title: 'Forms/StatsFilterForm',
  component: StatsFilterForm,
  loaders: [loadMessages],
  args: { onValueChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-180">{Story()}</div>],
} satisfies Meta<typeof StatsFilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['All Time', 'Last Week', 'Last Month', 'Last Year']);
    await expect(canvas.getByRole('combobox', PERIOD)).toHaveValue('all');
    await expect(canvas.queryByRole('button', { name: messages.clear })).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { initialValues: { dateFilter: 'month', search: 'عائشہ خان' } } };

/** Typing is reported as it goes, trimmed; Enter and the clear button are reported with their own reasons. The period stays. */
export const Searched: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await select(canvasElement, messages.period).choose('week');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFilter: 'week', search: '' }, { reason: 'period' }),
    );
    await userEvent.type(canvas.getByRole('textbox', SEARCH), ' ayesha ');
    const values = { dateFilter: 'week', search: 'ayesha' };
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(values, { reason: 'typing' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(values, { reason: 'submit' }));
    await expect(canvas.getByRole('textbox', SEARCH)).toHaveValue(' ayesha ');
    await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFilter: 'week', search: '' }, { reason: 'clear' }),
    );
    await expect(canvas.getByRole('textbox', SEARCH)).toHaveFocus();
  },
};

export const SearchTooLong: Story = {
  args: { initialValues: { search: 'a'.repeat(100) } },
  play: async ({ canvas, userEvent, args }) => {
    const message = 'Search for at most 100 characters';
    const search = canvas.getByRole('textbox', SEARCH);
    await userEvent.type(search, 'b');
    await expect(await canvas.findByText('Search for at most 100 characters')).toBeVisible();
    await expect(search).toHaveAccessibleDescription(message);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(search, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText(message)).not.toBeInTheDocument());
  },
};

export const Disabled: Story = { args: { initialValues: { search: 'ayesha' }, disabled: true } };
