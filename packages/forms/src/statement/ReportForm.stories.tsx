import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { historyFilterMessages } from '../history-filter/history-filter.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { ReportForm } from './ReportForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { statement: messages } = deskFormMessages;
const SUBMIT = { name: messages.reportSave };

const meta = {
  title: 'Forms/ReportForm',
  component: ReportForm,
  loaders: [loadMessages],
  args: { now: () => Date.parse('2025-06-02T09:40:00Z'), onSubmit: fn(accept), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { from: '2025-05-01', to: '2025-05-31' });
  },
};

/** A tax year begins in July. */
export const TaxYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, historyFilterMessages.period).choose('this-tax-year');
    await expect(canvas.getByLabelText(messages.from)).toHaveValue('2024-07-01');
    await expect(canvas.getByLabelText(messages.to)).toHaveValue('2025-06-30');
  },
};

/** A changed day makes it a period of its own. */
export const OwnDays: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: '2025-05-15' } });
    await expect(canvas.getByRole('combobox')).toHaveValue('own');
  },
};

export const Missing: Story = {
  args: { initialValues: { from: '', to: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose the first day')).toBeVisible();
    await expect(canvas.getByText('Choose the last day')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Reversed: Story = {
  args: { initialValues: { from: '2025-05-31', to: '2025-05-01' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('The last day is before the first')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { initialValues: { from: '2024-01-01', to: '2025-05-01' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose at most 400 days')).toBeVisible();
  },
};

export const ServerWithoutWords: Story = {
  args: { onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.reportFailed);
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
