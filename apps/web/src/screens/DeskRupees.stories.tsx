import {
  createFakeServer,
  createFaultHandler,
  createHandlers,
  evenImport,
  FAULT_MESSAGE,
  oddImport,
  users,
} from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { deskMessages } from '../features/desk/desk.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { rupeesMessages as messages } from '../features/desk/rupees/rupees.messages.en.ts';
import { desk, type DeskStage, deskWithStatements, everything, field, openedDialog, SOON } from './testing/desk.ts';
import { pollUntil } from './testing/sell-acts.ts';

const meta = {
  title: 'Screens/Desk rupees',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const RUPEES = '?tab=reconciliation&books=rupees';
const even = deskWithStatements(evenImport);
const odd = deskWithStatements(evenImport, oddImport);

const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);
/** Rows of the list with this label. */
const rowsOf = async ({ canvas }: Pick<DeskStage, 'canvas'>, label: string) =>
  within(await canvas.findByRole('list', { name: label }, SOON)).getAllByRole('article');

/** Entries of each kind that needs a person. */
export const Differs: Story = {
  tags: ['light-phone'],
  ...desk(RUPEES, odd),
  play: async (stage) => {
    await sees(stage, messages.open({ n: 5, day: '2 Jun 2025' }));
    await expect(await rowsOf(stage, messages.kinds.open)).toHaveLength(5);
    const kinds = await stage.canvas.findByRole('navigation', { name: messages.kindsTitle }, SOON);
    for (const kind of ['missing', 'twice', 'unknown-debit', 'unknown-credit', 'matched', 'fee'] as const) {
      await expect(within(kinds).getByRole('link', { name: new RegExp(`^${messages.kinds[kind]}`) })).toBeVisible();
    }
    await expect(stage.canvas.getByRole('link', { name: 'Payout to Bilal Ahmed, order AB0405' })).toHaveAttribute(
      'href',
      '/dashboard/desk?status=all&order=665f1b2c9d3e4a0012ab0405',
    );
    await sees(stage, messages.returnedPayout);
  },
};

/** The bank and the books agree; nothing is open. */
export const Agrees: Story = {
  ...desk(RUPEES, even),
  play: async (stage) => {
    await sees(stage, messages.agree({ day: '31 May 2025' }));
    await sees(stage, messages.emptyOpen.title);
    await sees(stage, messages.slip.even);
    await sees(stage, 'Rs. 18,07,493.5');
  },
};

/** Opens the explanation of the unknown debit by keyboard, and types a reason. */
async function explain({ canvas, userEvent }: DeskStage, reason: string, does = 'Explain') {
  const name = new RegExp(`^${does}.* Rs\\. 25,000 of 2 Jun 2025$`);
  const open = await canvas.findByRole('button', { name }, SOON);
  open.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await openedDialog(messages.explain.title);
  if (reason !== '') await userEvent.type(dialog.getByRole('textbox', { name: field.reason }), reason);
  await userEvent.click(dialog.getByRole('button', { name: messages.explain.label }));
  return dialog;
}

/**
 * The entries could not be loaded: the sums stay, and one panel loads the rest again. Then entries of one kind; one that was matched meanwhile needs no
 * explanation, and is listed with the others.
 */
export const OneKind: Story = {
  ...desk(RUPEES, odd, { faults: { getBankStatement: '500-json' } }),
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    await sees(stage, FAULT_MESSAGE);
    await sees(stage, messages.slip.difference);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: deskMessages.retry })).toHaveLength(1));
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: deskMessages.retry }));
    await expect(await rowsOf(stage, messages.kinds.open)).toHaveLength(5);

    await userEvent.click(await canvas.findByRole('link', { name: /^Unknown debit/ }, SOON));
    await expect(await rowsOf(stage, messages.kinds['unknown-debit'])).toHaveLength(1);
    await sees(stage, messages.about['unknown-debit']);
    const entry = server.bankStatement.entries.find(({ kind }) => kind === 'unknown-debit');
    Object.assign(entry ?? {}, { kind: 'matched', open: false, difference: '0' });
    await explain(stage, 'Rent');
    // The entry has left this list, so that its message is above the list.
    await sees(stage, deskMessages.faster);
    await sees(stage, 'This line needs no explanation');

    const matched = await canvas.findByRole('link', { name: /^Matched/ }, SOON);
    matched.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await rowsOf(stage, messages.kinds.matched)).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /^Matched/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: /^Explain/ })).not.toBeInTheDocument();
  },
};

/** The kind is part of the address. Without a reason and without a response an entry stays open; an explained one does not, and the difference is without it. */
export const Explained: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd),
  play: async (stage) => {
    const { canvas, canvasElement, msw, server, userEvent } = stage;
    const dialog = await explain(stage, '');
    await expect(await dialog.findByText(field.reasonRequired)).toBeVisible();
    /** Not saved: said once, in the row of the entry. */
    const seesNotSaved = async () => {
      const [row] = await rowsOf(stage, messages.kinds['unknown-debit']);
      const alert = await within(row ?? canvasElement).findByRole('alert', {}, SOON);
      await expect(alert).toHaveTextContent(field.notSaved);
      await expect(canvas.getAllByText(field.notSaved)).toHaveLength(1);
    };
    msw.use(createFaultHandler(server, 'explainBankStatementEntry', 'refused'));
    await userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'Rent');
    await userEvent.click(dialog.getByRole('button', { name: messages.explain.label }));
    await seesNotSaved();

    msw.use(...createHandlers(server));
    await explain(stage, 'Rent of the office');
    await sees(stage, 'Rent of the office');
    await sees(stage, messages.open({ n: 4, day: '2 Jun 2025' }));
    // The page has no buttons for screen readers until the dialog is gone.
    await expect(await canvas.findByRole('button', { name: /^Change explanation/ }, SOON)).toBeVisible();
    const [entry] = server.audit ?? [];
    await expect(entry).toMatchObject({ action: 'bank_statement_explained', reason: 'Rent of the office' });

    msw.use(createFaultHandler(server, 'explainBankStatementEntry', 'refused'));
    await explain(stage, 'Rent of June', 'Change explanation');
    await seesNotSaved();
  },
};

/** Days between two statements that none covers. */
const gap = deskWithStatements(
  { ...evenImport, from: '2025-05-20', to: '2025-05-31' },
  { ...oddImport, csv: oddImport.csv.replaceAll('01/06/2025', '02/06/2025') },
);
/** A statement whose first line is missing does not begin with the balance before it. */
const broken = deskWithStatements(evenImport, {
  ...oddImport,
  csv: oddImport.csv.replace(/01\/06\/2025.*\r?\n/, ''),
});

/** Days without a statement, and then also a statement that does not begin with the balance before it. */
export const Break: Story = {
  ...desk(RUPEES, gap),
  play: async (stage) => {
    const { canvas, server } = stage;
    await sees(stage, messages.gaps({ days: '1 Jun 2025' }));
    await expect(canvas.queryByText(messages.breaksTitle)).not.toBeInTheDocument();
    server.bankStatement = broken().bankStatement;
    await pollUntil(() => expect(canvas.getByText(messages.breaksTitle)).toBeVisible());
    await sees(stage, messages.gaps({ days: '1 Jun 2025' }));
  },
};

/** Long texts of a bank, in both directions, and more entries than a page. */
export const LongTexts: Story = {
  ...desk(`${RUPEES}&lines=all`, () => {
    const server = odd();
    const { entries } = server.bankStatement;
    for (const entry of entries.filter(({ kind }) => kind === 'unknown-debit')) {
      entry.description = `${'InterBankFundsTransferToAnAccountWithAVeryLongName'.repeat(2)} رقم کی منتقلی`;
      entry.reference = 'FT25153XK2P1'.repeat(4);
      entry.explained = {
        reason: 'دفتر کا کرایہ، جون 2025 '.repeat(6),
        at: '2025-06-02T09:35:00Z',
        by: { _id: '1', name: 'Omar Sheikh' },
      };
      entry.open = false;
    }
    const [first] = entries.toSorted((a, b) => Number(Boolean(b.explained)) - Number(Boolean(a.explained)));
    const rest = entries.filter((entry) => entry !== first);
    const more = Array.from({ length: 29 }, (_, at) => rest.slice(0, 1).map((row) => ({ ...row, _id: `line-9${at}` })));
    server.bankStatement.entries = [...(first ? [first] : []), ...rest, ...more.flat()];
    return server;
  }),
  play: async (stage) => {
    await expect(await rowsOf(stage, messages.kinds.all)).toHaveLength(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: deskMessages.older }));
    await waitFor(async () => expect(await rowsOf(stage, messages.kinds.all)).toHaveLength(39), SOON);
  },
};

const { report } = messages;
const download = { name: 'Download CSV' };
/** Reply of a server without the rupee side. */
const older = http.get('*/api/admin/reconciliation', () =>
  HttpResponse.json({ success: true, data: createFakeServer({ signedIn: users.admin }).reconciliation }),
);

/** A server without the rupee side shows the USDT only; with it and before the first import, what to do. The report of the last tax year is tried again. */
export const Report: Story = {
  ...desk(RUPEES, everything, { handlers: [older] }),
  play: async (stage) => {
    const { canvas, canvasElement, msw, server, userEvent } = stage;
    await sees(stage, reconciliationMessages.deposits);
    await expect(canvas.queryByRole('radio', { name: reconciliationMessages.books.rupees })).not.toBeInTheDocument();

    msw.use(...createHandlers(server));
    await pollUntil(() => expect(canvas.getByText(messages.begin.title)).toBeVisible());
    await expect(canvas.getByRole('link', { name: messages.import })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees&statement=import',
    );

    msw.use(createFaultHandler(server, 'exportReport', 'refused'));
    await userEvent.click(canvas.getByRole('button', download));
    await sees(stage, 'The report could not be created. Try again.');
    await expect(canvas.queryByText(report.saved({ file: '' }))).not.toBeInTheDocument();

    msw.use(...createHandlers(server));
    await select(canvasElement, 'Period').choose('last-tax-year');
    const from = canvas.getByLabelText('First day');
    await expect(from).toHaveDisplayValue(/^\d{4}-07-01$/);
    await userEvent.dblClick(canvas.getByRole('button', download));
    await sees(stage, /^report-\d{4}-07-01-to-\d{4}-06-30\.csv was downloaded\.$/);
    await expect(server.audit?.filter(({ action }) => action === 'report_export')).toHaveLength(1);
  },
};
