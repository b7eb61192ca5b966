import { createFaultHandler, createHandlers, evenImport, FAULT_MESSAGE, oddImport } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { rupeesMessages } from '../features/desk/rupees/rupees.messages.en.ts';
import { desk, type DeskStage, deskWithStatements, SOON } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk statement',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { importPage: messages, kinds } = rupeesMessages;
const IMPORT = '?tab=reconciliation&books=rupees&statement=import';
const NAME = 'hbl-june-2025.csv';

/** Desk that imported the statement of May. */
const may = deskWithStatements(evenImport);
/** Desk whose bank has not been mapped yet. */
const unmapped = () => {
  const server = deskWithStatements()();
  const setting = server.settings.find(({ key }) => key === 'statement_columns');
  if (setting) Object.assign(setting, { value: null, version: 0 });
  return server;
};

const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);
const press = async ({ canvas, userEvent }: DeskStage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, SOON));

/** Chooses a file and checks it. */
async function check(stage: DeskStage, csv = oddImport.csv) {
  const file = await stage.canvas.findByLabelText('Bank statement', {}, SOON);
  await stage.userEvent.upload(file, new File([csv], NAME, { type: 'text/csv' }));
  await sees(stage, NAME);
  await press(stage, 'Check statement');
}

const title = ({ canvas }: DeskStage, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus(), SOON);

/** The days, lines and sums of the file; nothing is stored yet, and another file can be chosen. */
export const Preview: Story = {
  tags: ['light-phone'],
  ...desk(IMPORT, may),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByLabelText('Bank statement', {}, SOON)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: messages.back })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees',
    );
    await check(stage);
    await title(stage, messages.steps.preview.title);
    await press(stage, messages.other);
    await sees(stage, NAME);
    await waitFor(() => expect(canvas.getByLabelText('Bank statement')).toHaveFocus());

    await press(stage, 'Check statement');
    await title(stage, messages.steps.preview.title);
    await sees(stage, '1 Jun 2025 to 2 Jun 2025');
    await sees(stage, messages.lines({ n: 6 }));
    await expect(stage.server.bankStatement.statements).toHaveLength(1);
    // The entries by kind are no links yet: nothing is stored that they could list.
    await sees(stage, kinds.twice);
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${kinds.twice}`) })).not.toBeInTheDocument();
  },
};

/** No response, or a refusal: the file is kept, and the same button checks it again. The sandbox has a statement to try the import with. */
export const CheckOffline: Story = {
  ...desk(IMPORT, may, { sandbox: true, faults: { importBankStatement: '500-json' } }),
  play: async (stage) => {
    await sees(stage, messages.sampleMessage);
    await check(stage);
    await sees(stage, FAULT_MESSAGE);
    stage.msw.use(createFaultHandler(stage.server, 'importBankStatement', 'refused'));
    await press(stage, 'Check statement');
    await sees(stage, 'The statement could not be checked. It is kept: try again.');
    await sees(stage, NAME);
  },
};

/** Imported once, however often the button is pressed, with the counts by kind; from there to the open entries. The same file again: no line is new. */
export const Imported: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    await check(stage);
    await userEvent.dblClick(await canvas.findByRole('button', { name: messages.apply }, SOON));
    await title(stage, messages.steps.done.title);
    await expect(server.bankStatement.statements).toHaveLength(2);
    const nav = within(canvas.getByRole('navigation', { name: rupeesMessages.kindsTitle }));
    await expect(nav.getByRole('link', { name: new RegExp(`^${kinds.twice}`) })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees&lines=twice',
    );
    const see = canvas.getByRole('link', { name: messages.see({ n: 5 }) });
    await expect(see).toBeVisible();
    await userEvent.click(see);
    await sees(stage, rupeesMessages.open({ n: 5, day: '2 Jun 2025' }));

    await userEvent.click(await canvas.findByRole('link', { name: rupeesMessages.import }, SOON));
    await check(stage);
    await title(stage, messages.steps.preview.title);
    await press(stage, messages.apply);
    await title(stage, messages.steps.done.title);
    await expect(server.bankStatement.entries.filter(({ _id }) => _id.startsWith('line-'))).toHaveLength(9);
  },
};

/**
 * No response to the import: the lines may be stored, and the same button sends the file again. The fault does not follow the file to its next
 * preview.
 */
export const ImportUnanswered: Story = {
  ...desk(IMPORT, may, {
    handlers: [
      http.post('*/api/admin/bank-statement', ({ request }) =>
        new URL(request.url).searchParams.get('dryRun') === 'true' ? undefined : HttpResponse.error(),
      ),
    ],
  }),
  play: async (stage) => {
    const { canvas } = stage;
    await check(stage);
    await press(stage, messages.apply);
    await sees(stage, messages.notApplied);
    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
    await press(stage, 'Save columns and check');
    await title(stage, messages.steps.preview.title);
    await expect(canvas.queryByText(messages.notApplied)).not.toBeInTheDocument();

    await press(stage, messages.apply);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.notApplied), SOON);
    await sees(stage, messages.steps.unsure.title);
    await expect(canvas.getByRole('button', { name: messages.apply })).toHaveFocus();
  },
};

/**
 * The first statement: the columns are guessed, and saved before the file is checked. What is chosen and typed stays after Cancel, when the columns could
 * not be saved, and when they were saved but the statement could not be checked after that.
 */
export const Columns: Story = {
  ...desk(IMPORT, unmapped),
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    const words = () => canvas.findByRole('textbox', { name: /^Words for bank fees/ }, SOON);
    const setting = () => server.settings.find(({ key }) => key === 'statement_columns')?.value;
    await check(stage);
    await title(stage, messages.columnsTitle);
    await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
    await expect(canvas.getByRole('combobox', { name: /^Debit/ })).toHaveValue('Debit');
    await sees(stage, 'Read as 1 Jun 2025');
    await userEvent.type(await words(), 'Levy');
    await press(stage, 'Cancel');
    await press(stage, 'Check statement');
    await expect(await words()).toHaveValue('Levy');

    msw.use(createFaultHandler(server, 'updateSetting', 'refused'));
    await press(stage, 'Save columns and check');
    await expect(await canvas.findByRole('alert', {}, SOON)).toHaveTextContent(
      'The columns were not saved. Your choice is kept: try again.',
    );
    await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
    await expect(setting()).toBeNull();

    msw.use(...createHandlers(server));
    await press(stage, 'Save columns and check');
    await title(stage, messages.steps.preview.title);
    await expect(setting()).toMatchObject({
      date: 'Date',
      dateFormat: 'DD/MM/YYYY',
      debit: 'Debit',
      feeWords: ['Levy'],
    });

    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
    await userEvent.clear(await words());
    await userEvent.type(await words(), 'Duty');
    msw.use(createFaultHandler(server, 'importBankStatement', 'refused'));
    await press(stage, 'Save columns and check');
    await sees(stage, messages.savedNotChecked);
    await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
    await expect(setting()).toMatchObject({ date: 'Date', feeWords: ['Duty'] });
  },
};

const FAULTY = oddImport.csv.replace('02/06/2025', '31/02/2025');

/**
 * Lines that cannot be read, each with its column. Their heading has the focus, and nothing is announced a second time. From there to the columns, once
 * they can be loaded, and back: the file is kept.
 */
export const Faults: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await check(stage, FAULTY.replace('500,000.00', '500,00o'));
    await title(stage, messages.faultsTitle({ n: 2 }));
    await sees(stage, rupeesMessages.line({ n: 7 }));
    await sees(stage, '“31/02/2025” is not a date in this format');
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    await sees(stage, NAME);
    await expect(server.bankStatement.statements).toHaveLength(1);

    msw.use(createFaultHandler(server, 'getSettings', 'refused'));
    await press(stage, messages.changeColumns);
    await sees(stage, messages.columnsNotLoaded);
    msw.use(...createHandlers(server));
    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
    await press(stage, 'Cancel');
    await sees(stage, NAME);

    await press(stage, 'Check statement');
    await title(stage, messages.faultsTitle({ n: 2 }));
  },
};

/**
 * Another file is chosen: the faults of the one before it leave, and with them the way to its columns. The bank renamed columns: the page names them, and
 * the columns are chosen again.
 */
export const OtherColumns: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await check(stage, FAULTY);
    await title(stage, messages.faultsTitle({ n: 1 }));
    const csv = oddImport.csv.replace('Reference', 'Trace no').replace('Debit', 'Paid out');
    await userEvent.upload(canvas.getByLabelText('Bank statement'), new File([csv], 'other.csv', { type: 'text/csv' }));
    await sees(stage, 'other.csv');
    await expect(canvas.queryByRole('heading', { name: messages.faultsTitle({ n: 1 }) })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: messages.changeColumns })).not.toBeInTheDocument();
    await press(stage, 'Check statement');
    await sees(stage, messages.columnsDiffer({ missing: 'Reference, Debit' }));
  },
};
