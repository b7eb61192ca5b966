import {
  auditEntries,
  deskAuditEntries,
  createFakeServer,
  createFaultHandler,
  FAULT_MESSAGE,
  makeAudit,
  networks as chains,
  scenarios,
  settings,
  statementAuditEntries,
  statementColumns,
  users,
  type FakeServerOptions,
} from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { appSettingsMessages as messages } from '../features/app-settings/app-settings.messages.en.ts';
import { answer, button, card, press, SETTINGS, SOON, type } from './testing/settings-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const ETHEREUM = chains[2]?.name ?? '';

const people = [{ user: users.seller }, { user: users.admin }];
/** Server with a signed-in administrator. */
const serving = (options: FakeServerOptions) => () =>
  createFakeServer({ people, signedIn: users.admin, audit: auditEntries, ...options });

/** Follows a link of the main menu, and waits for the page with this heading. */
async function follow({ canvas, userEvent }: Stage, name: string, heading: string) {
  const [link] = await canvas.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name: heading });
}

/** Leaves the page and comes back, which fetches the settings and the audit log again. */
async function comeBack(stage: Stage) {
  await follow(stage, 'History', 'History');
  await follow(stage, 'Settings', 'App Settings');
}

export const Loaded: Story = {
  tags: ['light-phone'],
  ...visit(SETTINGS, scenarios.admin),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: card.prices }, SOON)).toBeVisible();
    await expect(canvas.getAllByText('Range: 0% - 100%')).toHaveLength(2);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles.slice(3, 6)).toEqual([card.fee, card.discount, card.least]);
    await expect(await canvas.findByText(messages.audit.end, undefined, SOON)).toBeVisible();
  },
};

const hours = { key: 'opening_hours', description: 'Opening hours', value: { from: '09:00' }, dataType: 'SCHEDULE' };
const strange = [
  http.get('*/api/settings', () =>
    HttpResponse.json({
      success: true,
      data: [{ key: 'moon_phase', value: 1, dataType: 4 }, hours, ...settings.slice(2, 4)],
    }),
  ),
  http.get('*/api/audit', () => HttpResponse.json({ success: true, data: [{ ...auditEntries[0], user: null }] })),
];

/**
 * An unknown type and prices of the wrong shape are read-only (product.md S14). The call fails, with the message of the server or with that of the
 * page, until a retry succeeds. A setting that cannot be parsed is named, an entry of the audit log is counted; the others are shown.
 */
export const Unreadable: Story = {
  ...visit(
    SETTINGS,
    serving({
      settings: [
        hours,
        { key: 'price_ranges', description: 'Price per USDT', value: 'soon', dataType: 'PRICE_RANGES' },
      ],
    }),
  ),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await expect(await canvas.findAllByText(card.readOnly, undefined, SOON)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();

    msw.use(createFaultHandler(server, 'getSettings', '500-json'));
    await comeBack(stage);
    await expect(await canvas.findByText(FAULT_MESSAGE, undefined, SOON)).toBeVisible();
    msw.use(createFaultHandler(server, 'getSettings', '500-html'));
    await press(stage, messages.failed.retry);
    await expect(await canvas.findByText('Failed to load settings', undefined, SOON)).toBeVisible();
    await expect(await button(stage, messages.failed.retry)).toBeEnabled();

    msw.use(...strange);
    await press(stage, messages.failed.retry);
    await expect(await canvas.findByRole('heading', { name: 'Networks' }, SOON)).toBeVisible();
    await expect(canvas.getByText(messages.notShown({ names: 'moon_phase' }))).toBeVisible();
    await expect(await canvas.findByText(messages.audit.notShown({ n: 1 }), {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.prices.edit })).toBeVisible();
  },
};

const columnsSetting = settings.filter(({ key }) => key === 'statement_columns');

/** Actions of the desk: each a sentence that links to its record, with the reason below. No columns of a statement are chosen yet. */
export const RecordOfTheDesk: Story = {
  ...visit(SETTINGS, serving({ settings: columnsSetting, audit: [...statementAuditEntries, ...deskAuditEntries] })),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText(messages.statementColumns.none, {}, SOON)).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Explained bank statement entry of Rs. 25,000' }, SOON),
    ).toHaveAttribute('href', '/dashboard/desk?tab=reconciliation&books=rupees&lines=all');
    await expect(canvas.getByText('Imported a bank statement')).toBeVisible();
    await expect(canvas.getByText('Exported the report of a period')).toBeVisible();
    await press(stage, messages.audit.older);
    await expect(await canvas.findByRole('link', { name: /^Blocked user .Ayesha Siddiqui.$/ })).toBeVisible();
    const failed = /^Marked payout Rs\. 1,37,857\.5 of order AB0311 to .Ayesha Siddiqui. as failed$/;
    await expect(canvas.getByRole('link', { name: failed })).toHaveAttribute(
      'href',
      '/dashboard/desk?status=all&order=665f1b2c9d3e4a0012ab0311',
    );
    await expect(canvas.getByText('The bank says that the account is closed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Requested approval to send withdrawal 100 USDT/ })).toBeVisible();
  },
};

const transferLimits = settings
  .filter(({ key }) => key.startsWith('max_per_transfer_'))
  .map((setting) => (setting.key === 'max_per_transfer_raast' ? { ...setting, value: 200_000 } : setting));

/**
 * Sections of their own: columns of the bank statement, read-only, with the way to the import, where they are chosen; most rupees of one transfer by
 * payment method.
 */
export const StatementColumns: Story = {
  ...visit(SETTINGS, serving({ settings: [...columnsSetting, ...transferLimits], statementColumns, audit: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DD/MM/YYYY', {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.statementColumns.change })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees&statement=import',
    );
    const { title } = messages.transferLimits;
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /Raast/ })).toBeVisible();
    await expect(canvas.getByText('Rs. 2,00,000')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: messages.cards })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { getSettings: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, undefined, SOON)).toBeInTheDocument();
  },
};

/** A typed value asks before another page opens. Deleting a network asks too. A network without its fields is not saved. */
export const NetworkAlert: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await type(stage, card.least, '150');
    const [history] = await canvas.findAllByRole('link', { name: 'History' });
    if (history) await userEvent.click(history);
    const leaving = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await expect(leaving).toHaveAccessibleDescription('You have unsaved changes. Are you sure you want to leave?');
    await answer(stage, leaving, 'Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await press(stage, `Delete ${ETHEREUM}`);
    const deleting = await screen.findByRole('alertdialog', { name: `Delete ${ETHEREUM}?` });
    await expect(deleting).toHaveAccessibleDescription('Are you sure you want to delete this network?');
    await answer(stage, deleting, 'Delete');
    await expect(await canvas.findByText(`Network ${ETHEREUM} deleted`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a network' })).toHaveFocus());

    await press(stage, 'Add a network');
    await press(stage, 'Save network');
    await expect(await canvas.findByText('Please fill in all required fields')).toBeVisible();
  },
};

/** The audit log: without an entry, a page at a time, and when it cannot be loaded. */
export const FailedAudit: Story = {
  ...visit(SETTINGS, serving({ audit: [], settings: settings.slice(6, 7) })),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await expect(await canvas.findByText(messages.audit.empty, undefined, SOON)).toBeVisible();

    server.audit = makeAudit(14);
    await comeBack(stage);
    await press(stage, messages.audit.older);
    await expect(await canvas.findByText(messages.audit.end, undefined, SOON)).toBeVisible();
    await expect(canvas.getAllByText(messages.audit.changed({ name: card.least }))).toHaveLength(14);

    msw.use(createFaultHandler(server, 'getAudit', '500-html'));
    await comeBack(stage);
    await expect(await canvas.findByText(messages.audit.failed, undefined, SOON)).toBeVisible();
    await expect(await button(stage, messages.audit.retry)).toBeVisible();
  },
};
