import { statementRecords } from '@sarraf/domain';
import { radioList, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk, statement: messages } = deskFormMessages;
const SUBMIT = { name: messages.saveColumns };
const CSV = [
  'Statement of account,0123456789',
  'Date,Description,Reference,Debit,Credit,Balance',
  '01/06/2025,Raast to Bilal Ahmed,RAAST-250601-00403,"27,950.00",,"1,779,543.50"',
  '02/06/2025,Funds transfer,FT25153XK2P9,,"500,000.00","2,279,543.50"',
].join('\n');
/** One amount, and a column with D or C. */
const LETTERS = 'Posted;Narration;Trace;Value;Dr/Cr\n2025-06-01;Raast;RAAST-250601-00403;27950;D\n';

const SAVED = {
  ...{ date: 'Date', dateFormat: 'DD/MM/YYYY' as const, reference: 'Reference', description: 'Description' },
  ...{ account: null, debit: 'Debit', credit: 'Credit', amount: null, direction: null, balance: 'Balance' },
  feeWords: null,
};

const meta = {
  title: 'Forms/ColumnsForm',
  component: ColumnsForm,
  loaders: [loadMessages],
  args: {
    records: statementRecords(CSV),
    current: null,
    dayText: (day) => day,
    onSubmit: fn(accept),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-180">{Story()}</div>],
} satisfies Meta<typeof ColumnsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The columns are guessed from their headings; the remark of the bank above them is skipped. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: messages.headLine })).toHaveValue('2');
    await expect(canvas.getByText(messages.readAs({ date: '2025-06-01' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, SAVED);
  },
};

/** Headings that no word tells: each column is chosen. */
export const OneColumn: Story = {
  args: { records: statementRecords(LETTERS) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const choose = (label: string, value: string) => select(canvasElement, label).choose(value);
    await choose(messages.date, 'Posted');
    await choose(messages.dateFormat, 'YYYY-MM-DD');
    await choose(messages.reference, 'Trace');
    await radioList(canvasElement).choose(messages.lettered);
    await choose(messages.amount, 'Value');
    await choose(messages.direction, 'Dr/Cr');
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, {
      ...{ ...SAVED, date: 'Posted', dateFormat: 'YYYY-MM-DD', reference: 'Trace', description: 'Narration' },
      ...{ debit: null, credit: null, amount: 'Value', direction: 'Dr/Cr', balance: null },
    });
  },
};

/** Another line has the headings: the columns are guessed again. No line of a file tells the words for fees: they stay, and Cancel hands them to the app. */
export const OtherLine: Story = {
  args: { initialValues: { feeWords: 'Levy' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const words = canvas.getByRole('textbox', { name: /^Words for bank fees/ });
    await userEvent.type(words, ', SMS');
    await select(canvasElement, messages.headLine).choose('1');
    await expect(canvas.getByRole('combobox', { name: messages.date })).toHaveValue('');
    await expect(canvas.getByRole('columnheader', { name: 'Statement of account' })).toBeInTheDocument();
    await expect(words).toHaveValue('Levy, SMS');
    await userEvent.click(canvas.getByRole('button', { name: desk.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('Levy, SMS');
  },
};

export const Missing: Story = {
  args: { records: statementRecords('a,b,c\n1,2,3\n') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect((await canvas.findAllByText('Choose the column'))[0]).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: messages.date })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A column for two things, a format that does not read the date of the first line, and words for fees: one too long, and too many. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const words = canvas.getByRole('textbox', { name: /^Words for bank fees/ });
    await select(canvasElement, messages.dateFormat).choose('YYYY-MM-DD');
    await expect(canvas.getByText(messages.notADate({ text: '01/06/2025' }))).toBeVisible();
    await userEvent.click(words);
    await userEvent.paste('a'.repeat(41));
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('A word has at most 40 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(words);
    await userEvent.paste(Array.from({ length: 21 }, (_, at) => `word ${at}`).join(', '));
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Use at most 20 words')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await select(canvasElement, messages.credit).choose('Debit');
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('“Debit” is used for another column, too')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Long headings and cells, in both directions. */
export const Stress: Story = {
  args: {
    records: statementRecords(
      `Date of the transaction as posted by the bank,تفصیل,Reference,Debit,Credit\n01/06/2025,${'رقم کی منتقلی '.repeat(8)},${'RAAST250601'.repeat(5)},"27,950.00",\n`,
    ),
  },
};

export const ServerWithoutWords: Story = {
  args: { onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.columnsFailed);
    await expect(canvas.getByRole('combobox', { name: messages.date })).toHaveValue('Date');
  },
};

/** The columns of the setting, with words for fees. */
export const Busy: Story = {
  args: { current: { ...SAVED, balance: null, feeWords: ['Levy', 'SMS'] }, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: /^Words for bank fees/ })).toHaveValue('Levy, SMS');
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { ...SAVED, balance: null, feeWords: ['Levy', 'SMS'] });
    await expect(canvas.getByRole('button', { name: desk.cancel })).toBeDisabled();
  },
};
