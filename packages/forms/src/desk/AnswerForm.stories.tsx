import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuseNext } from '../testing/story-server.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;
const CSV = 'orderId,utr\n665f1b2c9d3e4a0012ab0301,RAAST-250602-00417\n665f1b2c9d3e4a0012ab0302,RAAST-250602-00418\n';
const SUBMIT = { name: messages.answerCheck };
const CHOSEN = { csv: CSV, fileName: 'hbl-2025-06-02.csv' };

const csv = (text: string, name = CHOSEN.fileName) => new File([text], name, { type: 'text/csv' });

const meta = {
  title: 'Forms/AnswerForm',
  component: AnswerForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof AnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each file is refused with its message as soon as it is chosen, and not sent. */
const expectRefused = async ({ canvas, userEvent, args }: Play, rows: (readonly [file: File, message: string])[]) => {
  for (const [file, message] of rows) {
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), file);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByText(file.name), message).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(args.onSubmit, message).not.toHaveBeenCalled();
    await expect(canvas.getByText(message), message).toBeVisible();
  }
};

export const Playground: Story = {};

/**
 * Shows the name of the file and its number of lines. The first file was saved by a spreadsheet in another language: semicolons, other spellings of
 * the headings, UTF-16.
 */
export const FileChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = 'sep=;\r\nOrder ID;UTR\r\n665F1B2C9D3E4A0012AB0301;raast-250602-00417\r\n';
    const bytes = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), new File([bytes], 'jawab.csv'));
    await expect(await canvas.findByText(messages.answerLines({ n: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { csv: text, fileName: 'jawab.csv' });

    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv(CSV));
    await expect(await canvas.findByText(CHOSEN.fileName)).toBeVisible();
    await expect(canvas.getByText(messages.answerLines({ n: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(CHOSEN);
  },
};

/** After a file was removed. */
export const Pasted: Story = {
  args: { initialValues: CHOSEN },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.answerForget }));
    await expect(canvas.queryByText(CHOSEN.fileName)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: messages.answerPaste })).toHaveValue('');
    await expect(canvas.getByLabelText(messages.answerFile)).toHaveFocus();

    await userEvent.click(canvas.getByRole('textbox', { name: messages.answerPaste }));
    await userEvent.paste(CSV);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { csv: CSV, fileName: '' });
  },
};

/** A file that cannot be read, and then neither a file nor lines. */
export const Missing: Story = {
  args: { initialValues: { csv: CSV, fileName: `answer-${'of-the-bank-'.repeat(12)}.csv` } },
  play: async ({ canvas, userEvent, args }) => {
    const gone = csv(CSV);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), gone);
    await expect(await canvas.findByText('This file could not be opened. Choose it again.')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose a file, or paste the lines')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.answerPaste })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Files without lines, with empty cells only, and too large; a workbook instead of a CSV file; a CSV file with other columns. */
export const Refused: Story = {
  play: async (context) => {
    const line = '665f1b2c9d3e4a0012ab0301,RAAST-250602-00417\n';
    const large = `orderId,utr\n${line.repeat(Math.ceil((1024 * 1024) / line.length))}`;
    await expectRefused(context, [
      [csv('orderId,utr\n'), 'The file has no lines below the header'],
      [csv('""\n""\n'), 'The first line must contain the columns orderId, utr'],
      [csv(large, 'a-year.csv'), 'The file is larger than 1 MB. Split it and import the parts.'],
      [
        csv('PK\u0003\u0004 a sheet', 'answer.xlsx'),
        'This is not a CSV file. Save the sheet as CSV in Excel and choose that file.',
      ],
      [
        csv('Date;Amount;UTR\n2025-06-02;100;X1\n', 'other.csv'),
        'The first line must contain the columns orderId. It contains: Date, Amount, UTR',
      ],
    ]);
  },
};

/** The file is kept. Without a message of the server the fallback is shown. */
export const ServerErrors: Story = {
  args: { initialValues: CHOSEN },
  play: async ({ canvas, userEvent, args }) => {
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.answerFailed));
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();

    refuseNext(args.onSubmit, { errors: { csv: 'This file is no CSV' } });
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This file is no CSV')).toBeVisible();
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv(CSV));
    await waitFor(() => expect(canvas.queryByText('This file is no CSV')).not.toBeInTheDocument());

    refuseNext(args.onSubmit, { errors: { csv: 'This file is no CSV', general: 'The batch was changed meanwhile.' } });
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This file is no CSV')).toBeVisible();
    await expect(canvas.getByText('The batch was changed meanwhile.')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: CHOSEN, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: messages.answerForget })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
