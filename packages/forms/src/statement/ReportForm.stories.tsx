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

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each pair of days is refused on submit, with its messages. */
const expectRefused = async (
  { canvas, userEvent, args }: Play,
  rows: (readonly [from: string, to: string, shown: readonly string[]])[],
) => {
  for (const [from, to, shown] of rows) {
    await fireEvent.change(canvas.getByLabelText(messages.from), { target: { value: from } });
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: to } });
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    for (const message of shown) await expect(await canvas.findByText(message)).toBeVisible();
    await expect(args.onSubmit, shown.join()).not.toHaveBeenCalled();
  }
};

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { from: '2025-05-01', to: '2025-05-31' });
  },
};

/** A tax year begins in July. A changed day makes it a period of its own. */
export const OwnDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, historyFilterMessages.period).choose('this-tax-year');
    await expect(canvas.getByLabelText(messages.from)).toHaveValue('2024-07-01');
    await expect(canvas.getByLabelText(messages.to)).toHaveValue('2025-06-30');
    await fireEvent.change(canvas.getByLabelText(messages.to), { target: { value: '2025-05-15' } });
    await expect(canvas.getByRole('combobox')).toHaveValue('own');
  },
};

export const Refused: Story = {
  args: { initialValues: { from: '2025-05-31', to: '2025-05-01' } },
  play: async (context) => {
    await expect(context.canvas.getByLabelText(messages.from)).toHaveValue('2025-05-31');
    await expect(context.canvas.getByLabelText(messages.to)).toHaveValue('2025-05-01');
    await expectRefused(context, [
      ['2025-05-31', '2025-05-01', ['The last day is before the first']],
      ['2024-01-01', '2025-05-01', ['Choose at most 400 days']],
      ['', '', ['Choose the first day', 'Choose the last day']],
    ]);
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
