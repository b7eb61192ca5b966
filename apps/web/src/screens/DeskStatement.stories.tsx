import { createFaultHandler, createHandlers, evenImport, FAULT_MESSAGE, oddImport } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { rupeesMessages } from '../features/desk/rupees/rupees.messages.en.ts';
import { desk, type DeskStage, deskWithStatements, SAME_AS_OTHERS, SOON } from './testing/desk.ts';

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

export const Choose: Story = {
  ...desk(IMPORT, may),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bank statement', {}, SOON)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: messages.back })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees',
    );
  },
};

/** The sandbox has a statement to try the import with. */
export const Sandbox: Story = {
  ...desk(IMPORT, may, { sandbox: true }),
  play: async (stage) => sees(stage, messages.sampleMessage),
};

/** The days, lines and sums of the file; nothing is stored yet. */
export const Preview: Story = {
  tags: ['light-phone'],
  ...desk(IMPORT, may),
  play: async (stage) => {
    await check(stage);
    await title(stage, messages.steps.preview.title);
    await sees(stage, '1 Jun 2025 to 2 Jun 2025');
    await sees(stage, messages.lines({ n: 6 }));
    await expect(stage.server.bankStatement.statements).toHaveLength(1);
    // The entries by kind are no links yet: nothing is stored that they could list.
    await sees(stage, kinds.twice);
    await expect(stage.canvas.queryByRole('link', { name: new RegExp(`^${kinds.twice}`) })).not.toBeInTheDocument();
  },
};

/** Imported once, however often the button is pressed; then the counts by kind. */
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
    await expect(canvas.getByRole('link', { name: messages.see({ n: 5 }) })).toBeVisible();
  },
};

/** From the outcome to the open entries. */
export const OpenEntriesSeen: Story = {
  ...desk(IMPORT, may),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await press(stage, messages.apply);
    await stage.userEvent.click(await stage.canvas.findByRole('link', { name: messages.see({ n: 5 }) }, SOON));
    await sees(stage, rupeesMessages.open({ n: 5, day: '2 Jun 2025' }));
  },
};

/** The same file again: no line is new. */
export const ImportedBefore: Story = {
  ...desk(IMPORT, deskWithStatements(evenImport, oddImport)),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await title(stage, messages.steps.preview.title);
    await press(stage, messages.apply);
    await title(stage, messages.steps.done.title);
    await expect(stage.server.bankStatement.entries.filter(({ _id }) => _id.startsWith('line-'))).toHaveLength(9);
  },
};

/** The first statement: the columns are guessed, and saved before the file is checked. */
export const Columns: Story = {
  ...desk(IMPORT, unmapped),
  play: async (stage) => {
    const { canvas } = stage;
    await check(stage);
    await title(stage, messages.columnsTitle);
    await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
    await expect(canvas.getByRole('combobox', { name: /^Debit/ })).toHaveValue('Debit');
    await sees(stage, 'Read as 1 Jun 2025');
  },
};

export const ColumnsSaved: Story = {
  ...desk(IMPORT, unmapped),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await title(stage, messages.columnsTitle);
    await press(stage, 'Save columns and check');
    await title(stage, messages.steps.preview.title);
    const setting = stage.server.settings.find(({ key }) => key === 'statement_columns');
    await expect(setting?.value).toMatchObject({ date: 'Date', dateFormat: 'DD/MM/YYYY', debit: 'Debit' });
  },
};

/** The bank renamed a column: the page names it, and the columns are chosen again. */
export const OtherColumns: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    await check(stage, oddImport.csv.replace('Reference', 'Trace no').replace('Debit', 'Paid out'));
    await sees(stage, messages.columnsDiffer({ missing: 'Reference, Debit' }));
  },
};

/** The columns could not be saved; the choice stays. */
export const ColumnsUnanswered: Story = {
  ...desk(IMPORT, unmapped, { faults: { updateSetting: 'refused' } }),
  play: async (stage) => {
    await check(stage);
    await press(stage, 'Save columns and check');
    await expect(await stage.canvas.findByRole('alert', {}, SOON)).toHaveTextContent(
      'The columns were not saved. Your choice is kept: try again.',
    );
    await expect(stage.canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
  },
};

/** The columns were saved, but the statement could not be checked after that: the message says so. */
export const ColumnsSavedOnly: Story = {
  ...desk(IMPORT, unmapped, { faults: { importBankStatement: 'refused' } }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await press(stage, 'Save columns and check');
    await sees(stage, messages.savedNotChecked);
    await expect(stage.canvas.getByRole('combobox', { name: 'Date' })).toHaveValue('Date');
    const setting = stage.server.settings.find(({ key }) => key === 'statement_columns');
    await expect(setting?.value).toMatchObject({ date: 'Date' });
  },
};

/** Lines that cannot be read, each with its column. Their heading has the focus, and nothing is announced a second time. */
export const Faults: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    await check(stage, oddImport.csv.replace('500,000.00', '500,00o').replace('02/06/2025', '31/02/2025'));
    await title(stage, messages.faultsTitle({ n: 2 }));
    await sees(stage, rupeesMessages.line({ n: 7 }));
    await sees(stage, '“31/02/2025” is not a date in this format');
    for (const alert of stage.canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    await sees(stage, NAME);
    await expect(stage.server.bankStatement.statements).toHaveLength(1);
  },
};

/** From the faults to the columns and back: the file is kept. */
export const FaultyColumns: Story = {
  ...desk(IMPORT, may),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage, oddImport.csv.replace('02/06/2025', '31/02/2025'));
    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
    await press(stage, 'Cancel');
    await sees(stage, NAME);
  },
};

const FAULTY = oddImport.csv.replace('02/06/2025', '31/02/2025');

/** Another file is chosen: the faults of the one before it leave, and with them the way to its columns. */
export const FaultsOfOtherFile: Story = {
  ...desk(IMPORT, may),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await check(stage, FAULTY);
    await title(stage, messages.faultsTitle({ n: 1 }));
    const other = new File([oddImport.csv.replace('Reference', 'Trace no')], 'other.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Bank statement'), other);
    await sees(stage, 'other.csv');
    await expect(canvas.queryByRole('heading', { name: messages.faultsTitle({ n: 1 }) })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: messages.changeColumns })).not.toBeInTheDocument();
    await press(stage, 'Check statement');
    await sees(stage, messages.columnsDiffer({ missing: 'Reference' }));
  },
};

/** The columns cannot be loaded: a message at the button. */
export const ColumnsNotLoaded: Story = {
  ...desk(IMPORT, may),
  play: async (stage) => {
    await check(stage, FAULTY);
    await title(stage, messages.faultsTitle({ n: 1 }));
    stage.msw.use(createFaultHandler(stage.server, 'getSettings', 'refused'));
    await press(stage, messages.changeColumns);
    await sees(stage, messages.columnsNotLoaded);
  },
};

/** The same button works once the server answers. */
export const ColumnsLoadedAgain: Story = {
  ...desk(IMPORT, may),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await ColumnsNotLoaded.play?.(stage);
    stage.msw.use(...createHandlers(stage.server));
    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
  },
};

/** The fault of an import does not follow the file to its next preview. */
export const FaultForgotten: Story = {
  ...desk(IMPORT, may, {
    handlers: [
      http.post('*/api/admin/bank-statement', ({ request }) =>
        new URL(request.url).searchParams.get('dryRun') === 'true' ? undefined : HttpResponse.error(),
      ),
    ],
  }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await press(stage, messages.apply);
    await sees(stage, messages.notApplied);
    await press(stage, messages.changeColumns);
    await title(stage, messages.columnsTitle);
    await press(stage, 'Save columns and check');
    await title(stage, messages.steps.preview.title);
    await expect(stage.canvas.queryByText(messages.notApplied)).not.toBeInTheDocument();
  },
};

/** Words for fees that were typed are there again after Cancel. */
export const FeeWordsKept: Story = {
  ...desk(IMPORT, unmapped),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const words = () => canvas.findByRole('textbox', { name: /^Words for bank fees/ }, SOON);
    await check(stage);
    await userEvent.type(await words(), 'Levy');
    await press(stage, 'Cancel');
    await press(stage, 'Check statement');
    await expect(await words()).toHaveValue('Levy');
  },
};

/** No response: the file is kept, and the same button checks it again. */
export const CheckOffline: Story = {
  ...desk(IMPORT, may, { faults: { importBankStatement: 'refused' } }),
  play: async (stage) => {
    await check(stage);
    await sees(stage, 'The statement could not be checked. It is kept: try again.');
    await sees(stage, NAME);
  },
};

export const CheckRefused: Story = {
  ...desk(IMPORT, may, { faults: { importBankStatement: '500-json' } }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await sees(stage, FAULT_MESSAGE);
  },
};

/** No response to the import: the lines may be stored, and the same button sends the file again. */
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
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.notApplied), SOON);
    await sees(stage, messages.steps.unsure.title);
    await expect(canvas.getByRole('button', { name: messages.apply })).toHaveFocus();
  },
};

/** Back to the choice of a file; the file is kept. */
export const Reconsidered: Story = {
  ...desk(IMPORT, may),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await check(stage);
    await press(stage, messages.other);
    await sees(stage, NAME);
    await waitFor(() => expect(stage.canvas.getByLabelText('Bank statement')).toHaveFocus());
  },
};
