import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

export const Playground: Story = {};

/** Shows the name of the file and its number of lines. */
export const FileChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv(CSV));
    await expect(await canvas.findByText(CHOSEN.fileName)).toBeVisible();
    await expect(canvas.getByText(messages.answerLines({ n: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, CHOSEN);
  },
};

export const FileForgotten: Story = {
  args: { initialValues: CHOSEN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.answerForget }));
    await expect(canvas.queryByText(CHOSEN.fileName)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: messages.answerPaste })).toHaveValue('');
    await expect(canvas.getByLabelText(messages.answerFile)).toHaveFocus();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: messages.answerPaste }));
    await userEvent.paste(CSV);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { csv: CSV, fileName: '' });
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Choose a file, or paste the lines')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.answerPaste })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Saved by a spreadsheet in another language: semicolons, other spellings of the headings, UTF-16. */
export const OfASpreadsheet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = 'sep=;\r\nOrder ID;UTR\r\n665F1B2C9D3E4A0012AB0301;raast-250602-00417\r\n';
    const bytes = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), new File([bytes], 'jawab.csv'));
    await expect(await canvas.findByText(messages.answerLines({ n: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { csv: text, fileName: 'jawab.csv' });
  },
};

/** A workbook instead of a CSV file. */
export const Workbook: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv('PK\u0003\u0004 a sheet', 'answer.xlsx'));
    await expect(
      await canvas.findByText('This is not a CSV file. Save the sheet as CSV in Excel and choose that file.'),
    ).toBeVisible();
    await expect(canvas.getByText('answer.xlsx')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A CSV file with other columns. */
export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(messages.answerFile),
      csv('Date;Amount;UTR\n2025-06-02;100;X1\n', 'other.csv'),
    );
    await expect(
      await canvas.findByText('The first line must contain the columns orderId. It contains: Date, Amount, UTR'),
    ).toBeVisible();
    await expect(canvas.getByText('other.csv')).toBeVisible();
  },
};

/** A CSV file with empty cells only. */
export const NoColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv('""\n""\n'));
    await expect(await canvas.findByText('The first line must contain the columns orderId, utr')).toBeVisible();
  },
};

export const NoLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv('orderId,utr\n'));
    await expect(await canvas.findByText('The file has no lines below the header')).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = '665f1b2c9d3e4a0012ab0301,RAAST-250602-00417\n';
    const large = `orderId,utr\n${line.repeat(Math.ceil((1024 * 1024) / line.length))}`;
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), csv(large, 'a-year.csv'));
    await expect(await canvas.findByText('The file is larger than 1 MB. Split it and import the parts.')).toBeVisible();
    await expect(canvas.getByText('a-year.csv')).toBeVisible();
  },
};

/** A very long file name, and a file that cannot be read. */
export const Unreadable: Story = {
  args: { initialValues: { csv: CSV, fileName: `answer-${'of-the-bank-'.repeat(12)}.csv` } },
  play: async ({ canvas, userEvent }) => {
    const gone = csv(CSV);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
    await userEvent.upload(canvas.getByLabelText(messages.answerFile), gone);
    await expect(await canvas.findByText('This file could not be opened. Choose it again.')).toBeVisible();
  },
};

export const ServerFieldError: Story = {
  args: { initialValues: CHOSEN, onSubmit: fn(refuse({ errors: { csv: 'This file is no CSV' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This file is no CSV')).toBeVisible();
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();
  },
};

/** The server sent no message: the fallback is shown and the file is kept. */
export const ServerWithoutWords: Story = {
  args: { initialValues: CHOSEN, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.answerFailed);
    await expect(canvas.getByText(CHOSEN.fileName)).toBeVisible();
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
