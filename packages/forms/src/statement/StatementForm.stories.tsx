import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuseNext } from '../testing/story-server.ts';
import { StatementForm } from './StatementForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk, statement: messages } = deskFormMessages;
const CSV = 'Date,Reference,Debit,Credit\n02/06/2025,FT25153XK2P1,"25,000.00",\n';
const SUBMIT = { name: messages.check };
const CHOSEN = { csv: CSV, fileName: 'hbl-june-2025.csv' };

const csv = (text: string, name = CHOSEN.fileName) => new File([text], name, { type: 'text/csv' });

const meta = {
  title: 'Forms/StatementForm',
  component: StatementForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn(), today: '2025-06-03' },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof StatementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each file is refused with its message as soon as it is chosen. */
const expectFilesRefused = async ({ canvas, userEvent }: Play, rows: (readonly [file: File, message: string])[]) => {
  for (const [file, message] of rows) {
    await userEvent.upload(canvas.getByLabelText(messages.file), file);
    await expect(await canvas.findByText(message, {}, { timeout: 5000 })).toBeVisible();
  }
};

export const Playground: Story = {};

/** A slow file is replaced before it is read: only the later one counts, and the app receives each choice. */
export const FileChosen: Story = {
  args: { onValuesChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const slow = csv('Slow\n', 'slow.csv');
    const content = Promise.withResolvers<ArrayBuffer>();
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => content.promise });
    await userEvent.upload(canvas.getByLabelText(messages.file), slow);
    await userEvent.upload(canvas.getByLabelText(messages.file), csv(CSV));
    await expect(await canvas.findByText(CHOSEN.fileName)).toBeVisible();
    content.resolve(new ArrayBuffer(8));
    await content.promise;
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...CHOSEN, from: '', to: '' }));
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();
    await expect(canvas.getByText(desk.answerLines({ n: 2 }))).toBeVisible();

    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { ...CHOSEN, from: '', to: '' });
  },
};

/** A file that was removed, and one that cannot be read: the one before it is not checked in its place. */
export const Missing: Story = {
  args: { initialValues: CHOSEN },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: desk.answerForget }));
    await expect(canvas.queryByText(CHOSEN.fileName)).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(messages.file)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose the statement')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.upload(canvas.getByLabelText(messages.file), csv(CSV));
    await expect(await canvas.findByText(CHOSEN.fileName)).toBeVisible();
    const gone = csv(CSV);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
    await userEvent.upload(canvas.getByLabelText(messages.file), gone);
    await expect(await canvas.findByText('This file could not be opened. Choose it again.')).toBeVisible();
    await expect(canvas.queryByText(CHOSEN.fileName)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose the statement')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An empty file, one that is too large, and a workbook instead of a CSV file; then a period in the wrong order. */
export const Refused: Story = {
  args: { initialValues: { from: '2025-06-03', to: '2025-06-01' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const line = '02/06/2025,IBFT to 1234,FT25153XK2P1,"25,000.00",,"912,300.50"\n';
    const large = line.repeat(Math.ceil((4 * 1024 * 1024 + 1) / line.length));
    await expectFilesRefused(context, [
      [csv(''), 'The file has no lines'],
      [csv(large, 'a-decade.csv'), 'The file is larger than 4 MB. Download a shorter period.'],
      [
        csv('PK\u0003\u0004 a sheet', 'statement.xlsx'),
        'This is not a CSV file. Save the sheet as CSV in Excel and choose that file.',
      ],
    ]);

    await userEvent.upload(canvas.getByLabelText(messages.file), csv(CSV));
    await expect(await canvas.findByText(CHOSEN.fileName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('The last day is before the first')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongFileName: Story = {
  args: { initialValues: { csv: CSV, fileName: `statement-${'of-the-bank-'.repeat(12)}.csv` } },
};

/** A statement of a longer period than its lines show. The server sent no message: the fallback is shown and the file is kept. */
export const ServerWithoutWords: Story = {
  args: { initialValues: { ...CHOSEN, from: '2025-06-01', to: '2025-06-03' } },
  play: async ({ canvas, userEvent, args }) => {
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { ...CHOSEN, from: '2025-06-01', to: '2025-06-03' });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.checkFailed));
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: CHOSEN, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: desk.answerForget })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
