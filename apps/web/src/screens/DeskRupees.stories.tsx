import { createFakeServer, createHandlers, evenImport, FAULT_MESSAGE, oddImport, users } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskMessages } from '../features/desk/desk.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { rupeesMessages as messages } from '../features/desk/rupees/rupees.messages.en.ts';
import { desk, type DeskStage, deskWithStatements, everything, field, SAME_AS_OTHERS, SOON } from './testing/desk.ts';

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

/** Before the first import: what to do. */
export const Begin: Story = {
  ...desk(RUPEES),
  play: async (stage) => {
    await sees(stage, messages.begin.title);
    await expect(stage.canvas.getByRole('link', { name: messages.import })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees&statement=import',
    );
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

/** The kind is part of the address: it stays after a reload, and Back returns to the other one. */
export const OneKind: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await rowsOf(stage, messages.kinds['unknown-debit'])).toHaveLength(1);
    await sees(stage, messages.about['unknown-debit']);
    const matched = await canvas.findByRole('link', { name: /^Matched/ }, SOON);
    matched.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await rowsOf(stage, messages.kinds.matched)).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^Matched/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: /^Explain/ })).not.toBeInTheDocument();
  },
};

/** Opens the explanation of the unknown debit by keyboard, and types a reason. */
async function explain({ canvas, userEvent }: DeskStage, reason: string) {
  const open = await canvas.findByRole('button', { name: /^Explain . Rs\. 25,000 of 2 Jun 2025$/ }, SOON);
  open.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: messages.explain.title });
  await waitFor(() => expect(dialog).toBeVisible());
  if (reason !== '') await userEvent.type(within(dialog).getByRole('textbox', { name: field.reason }), reason);
  await userEvent.click(within(dialog).getByRole('button', { name: messages.explain.label }));
  return within(dialog);
}

/** An explained entry is open no longer, and the difference is without it. */
export const Explained: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd),
  play: async (stage) => {
    await explain(stage, 'Rent of the office');
    await sees(stage, 'Rent of the office');
    await sees(stage, messages.open({ n: 4, day: '2 Jun 2025' }));
    // The page has no buttons for screen readers until the dialog is gone.
    await expect(await stage.canvas.findByRole('button', { name: /^Change explanation/ }, SOON)).toBeVisible();
    const [entry] = stage.server.audit ?? [];
    await expect(entry).toMatchObject({ action: 'bank_statement_explained', reason: 'Rent of the office' });
  },
};

export const ReasonMissing: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd),
  play: async (stage) => {
    const dialog = await explain(stage, '');
    await expect(await dialog.findByText(field.reasonRequired)).toBeVisible();
  },
};

/** The entry was matched meanwhile: a message, and the current state. */
export const MatchedMeanwhile: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await rowsOf(stage, messages.kinds['unknown-debit']);
    const entry = stage.server.bankStatement.entries.find(({ kind }) => kind === 'unknown-debit');
    Object.assign(entry ?? {}, { kind: 'matched', open: false, difference: '0' });
    await explain(stage, 'Rent');
    // The entry has left this list, so that its message is above the list.
    await sees(stage, deskMessages.faster);
    await sees(stage, 'This line needs no explanation');
  },
};

export const ExplainUnanswered: Story = {
  ...desk(`${RUPEES}&lines=unknown-debit`, odd, { faults: { explainBankStatementEntry: 'refused' } }),
  play: async (stage) => {
    await explain(stage, 'Rent');
    const [row] = await rowsOf(stage, messages.kinds['unknown-debit']);
    const alert = await within(row ?? stage.canvasElement).findByRole('alert', {}, SOON);
    await expect(alert).toHaveTextContent(field.notSaved);
    await expect(stage.canvas.getAllByText(field.notSaved)).toHaveLength(1);
  },
};

/** Days between two statements that none covers. */
export const Gap: Story = {
  ...desk(
    RUPEES,
    deskWithStatements(
      { ...evenImport, from: '2025-05-20', to: '2025-05-31' },
      { ...oddImport, csv: oddImport.csv.replaceAll('01/06/2025', '02/06/2025') },
    ),
  ),
  play: async (stage) => sees(stage, messages.gaps({ days: '1 Jun 2025' })),
};

/** A statement whose first line is missing does not begin with the balance before it. */
export const Break: Story = {
  ...desk(
    RUPEES,
    deskWithStatements(evenImport, { ...oddImport, csv: oddImport.csv.replace(/01\/06\/2025.*\r?\n/, '') }),
  ),
  play: async (stage) => {
    await sees(stage, messages.breaksTitle);
    await sees(stage, messages.gaps({ days: '1 Jun 2025' }));
  },
};

/** Long texts of a bank, in both directions. */
export const LongTexts: Story = {
  ...desk(RUPEES, () => {
    const server = odd();
    for (const entry of server.bankStatement.entries.filter(({ kind }) => kind === 'unknown-debit')) {
      entry.description = `${'InterBankFundsTransferToAnAccountWithAVeryLongName'.repeat(2)} رقم کی منتقلی`;
      entry.reference = 'FT25153XK2P1'.repeat(4);
      entry.explained = {
        reason: 'دفتر کا کرایہ، جون 2025 '.repeat(6),
        at: '2025-06-02T09:35:00Z',
        by: { _id: '1', name: 'Omar Sheikh' },
      };
      entry.open = false;
    }
    return server;
  }),
  play: async (stage) => {
    await sees(stage, messages.kinds.all);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More entries than a page. */
export const Pages: Story = {
  parameters: SAME_AS_OTHERS,
  ...desk(`${RUPEES}&lines=all`, () => {
    const server = odd();
    const [first, ...rest] = server.bankStatement.entries;
    const more = Array.from({ length: 30 }, (_, at) => (first ? [{ ...first, _id: `line-9${at}` }] : [])).flat();
    server.bankStatement.entries = [...more, ...rest];
    return server;
  }),
  play: async (stage) => {
    await expect(await rowsOf(stage, messages.kinds.all)).toHaveLength(20);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: deskMessages.older }));
    await waitFor(async () => expect(await rowsOf(stage, messages.kinds.all)).toHaveLength(39), SOON);
  },
};

/** The entries could not be loaded: the sums stay, and one panel loads the rest again. */
export const EntriesFailed: Story = {
  ...desk(RUPEES, odd, { faults: { getBankStatement: '500-json' } }),
  play: async (stage) => {
    await sees(stage, FAULT_MESSAGE);
    await sees(stage, messages.slip.difference);
    await waitFor(() => expect(stage.canvas.getAllByRole('button', { name: deskMessages.retry })).toHaveLength(1));
  },
};

export const EntriesRetried: Story = {
  ...desk(RUPEES, odd, { faults: { getBankStatement: '500-json' } }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await EntriesFailed.play?.(stage);
    stage.msw.use(...createHandlers(stage.server));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: deskMessages.retry }));
    await expect(await rowsOf(stage, messages.kinds.open)).toHaveLength(5);
  },
};

export const Loading: Story = {
  ...desk(RUPEES, odd, { faults: { getReconciliation: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reconciliationMessages.loading, {}, SOON)).toBeInTheDocument();
  },
};

/** A server without the rupee side shows the USDT only. */
export const OlderServer: Story = {
  parameters: SAME_AS_OTHERS,
  ...desk(RUPEES, everything, {
    handlers: [
      http.get('*/api/admin/reconciliation', () =>
        HttpResponse.json({ success: true, data: createFakeServer({ signedIn: users.admin }).reconciliation }),
      ),
    ],
  }),
  play: async (stage) => {
    await sees(stage, reconciliationMessages.deposits);
    await expect(
      stage.canvas.queryByRole('radio', { name: reconciliationMessages.books.rupees }),
    ).not.toBeInTheDocument();
  },
};

const { report } = messages;
const download = { name: 'Download CSV' };

/** The report of the last tax year. */
export const Report: Story = {
  ...desk(RUPEES),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent, server } = stage;
    await select(canvasElement, 'Period').choose('last-tax-year');
    const from = canvas.getByLabelText('First day');
    await expect(from).toHaveDisplayValue(/^\d{4}-07-01$/);
    await userEvent.dblClick(canvas.getByRole('button', download));
    await sees(stage, /^report-\d{4}-07-01-to-\d{4}-06-30\.csv was downloaded\.$/);
    await expect(server.audit?.filter(({ action }) => action === 'report_export')).toHaveLength(1);
  },
};

export const ReportFailed: Story = {
  ...desk(RUPEES, everything, { faults: { exportReport: 'refused' } }),
  play: async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('button', download, SOON));
    await sees(stage, 'The report could not be created. Try again.');
    await expect(stage.canvas.queryByText(report.saved({ file: '' }))).not.toBeInTheDocument();
  },
};
