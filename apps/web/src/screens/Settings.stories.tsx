import {
  auditEntries,
  deskAuditEntries,
  createHandlers,
  createFakeServer,
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

const ETHEREUM = chains[2]?.name ?? '';

const people = [{ user: users.seller }, { user: users.admin }];
/** Server with a signed-in administrator. */
const serving = (options: FakeServerOptions) => () =>
  createFakeServer({ people, signedIn: users.admin, audit: auditEntries, ...options });

const strange = [
  http.get('*/api/settings', () =>
    HttpResponse.json({ success: true, data: [{ key: 'moon_phase', value: 1, dataType: 4 }, ...settings.slice(2, 4)] }),
  ),
  http.get('*/api/audit', () => HttpResponse.json({ success: true, data: [{ ...auditEntries[0], user: null }] })),
];

/** A setting that cannot be parsed is named, an entry of the audit log is counted; the others are shown. */
export const Unreadable: Story = {
  ...visit(SETTINGS, serving({}), { handlers: strange }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notShown({ names: 'moon_phase' }), {}, SOON)).toBeVisible();
    await expect(await canvas.findByText(messages.audit.notShown({ n: 1 }), {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.prices.edit })).toBeVisible();
  },
};

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

/** Actions of the desk: each a sentence that links to its record, with the reason below. */
export const RecordOfTheDesk: Story = {
  ...visit(SETTINGS, serving({ audit: deskAuditEntries, settings: settings.slice(6, 7) })),
  play: async ({ canvas }) => {
    const failed = /^Marked payout Rs\. 1,37,857\.5 of order AB0311 to .Ayesha Siddiqui. as failed$/;
    await expect(await canvas.findByRole('link', { name: failed }, SOON)).toHaveAttribute(
      'href',
      '/dashboard/desk?status=all&order=665f1b2c9d3e4a0012ab0311',
    );
    await expect(canvas.getByText('The bank says that the account is closed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Blocked user .Ayesha Siddiqui.$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Requested approval to send withdrawal 100 USDT/ })).toBeVisible();
  },
};

/** Most rupees of one transfer by payment method, in a section of its own. */
export const TransferLimits: Story = {
  ...visit(
    SETTINGS,
    serving({
      settings: settings
        .filter(({ key }) => key.startsWith('max_per_transfer_'))
        .map((setting) => (setting.key === 'max_per_transfer_raast' ? { ...setting, value: 200_000 } : setting)),
    }),
  ),
  play: async ({ canvas }) => {
    const { title } = messages.transferLimits;
    await expect(await canvas.findByRole('heading', { level: 2, name: title }, SOON)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /Raast/ })).toBeVisible();
    await expect(canvas.getByText('Rs. 2,00,000')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: messages.cards })).not.toBeInTheDocument();
  },
};

const columnsSetting = settings.filter(({ key }) => key === 'statement_columns');

/** Columns of the bank statement: read-only, with the way to the import, where they are chosen. */
export const StatementColumns: Story = {
  ...visit(SETTINGS, serving({ settings: columnsSetting, statementColumns, audit: statementAuditEntries })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DD/MM/YYYY', {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.statementColumns.change })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=reconciliation&books=rupees&statement=import',
    );
    await expect(
      await canvas.findByRole('link', { name: 'Explained bank statement entry of Rs. 25,000' }, SOON),
    ).toHaveAttribute('href', '/dashboard/desk?tab=reconciliation&books=rupees&lines=all');
    await expect(canvas.getByText('Imported a bank statement')).toBeVisible();
    await expect(canvas.getByText('Exported the report of a period')).toBeVisible();
  },
};

export const NoStatementColumns: Story = {
  ...visit(SETTINGS, serving({ settings: columnsSetting, audit: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.statementColumns.none, {}, SOON)).toBeVisible();
  },
};

export const Loading: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { getSettings: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, undefined, SOON)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { getSettings: '500-html' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText('Failed to load settings', undefined, SOON)).toBeVisible();
    await expect(await button(stage, messages.failed.retry)).toBeEnabled();
  },
};

/** The message of the server, and a second try that succeeds. */
export const Retried: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { getSettings: '500-json' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(FAULT_MESSAGE, undefined, SOON)).toBeVisible();
    stage.msw.use(...createHandlers(stage.server));
    await press(stage, messages.failed.retry);
    await expect(await stage.canvas.findByRole('heading', { name: 'Networks' }, SOON)).toBeVisible();
  },
};

/** A seller sees no such page. */
export const NoPageFound: Story = {
  ...visit(SETTINGS, scenarios.seller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No page found' }, SOON)).toBeVisible();
  },
};

/** An unknown type, and prices of the wrong shape: read-only (product.md S14). */
export const UnknownDataType: Story = {
  ...visit(
    SETTINGS,
    serving({
      settings: [
        { key: 'opening_hours', description: 'Opening hours', value: { from: '09:00' }, dataType: 'SCHEDULE' },
        { key: 'price_ranges', description: 'Price per USDT', value: 'soon', dataType: 'PRICE_RANGES' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(card.readOnly, undefined, SOON)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  },
};

/** A server without versions and without an audit log. */
export const PlainServer: Story = {
  ...visit(
    SETTINGS,
    serving({ settings: settings.map(({ key, value, dataType }) => ({ key, value, dataType })), audit: null }),
  ),
  play: async (stage) => {
    await type(stage, card.least, '150{Enter}');
    await expect(await stage.canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(stage.canvas.queryByRole('heading', { name: messages.audit.title })).not.toBeInTheDocument();
  },
};

export const UnsavedChanges: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.least, '150');
    const [history] = await stage.canvas.findAllByRole('link', { name: 'History' });
    if (history) await stage.userEvent.click(history);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await expect(dialog).toHaveAccessibleDescription('You have unsaved changes. Are you sure you want to leave?');
  },
};

export const NetworkAlert: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await press(stage, 'Add a network');
    await press(stage, 'Save network');
    await expect(await stage.canvas.findByText('Please fill in all required fields')).toBeVisible();
  },
};

/** Deleting a network asks for confirmation. */
export const NetworkDeleted: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await press(stage, `Delete ${ETHEREUM}`);
    const dialog = await screen.findByRole('alertdialog', { name: `Delete ${ETHEREUM}?` });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this network?');
    await answer(stage, dialog, 'Delete');
    await expect(await stage.canvas.findByText(`Network ${ETHEREUM} deleted`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: 'Add a network' })).toHaveFocus());
  },
};

export const OlderAudit: Story = {
  ...visit(SETTINGS, serving({ audit: makeAudit(14), settings: settings.slice(6, 7) })),
  play: async (stage) => {
    await press(stage, messages.audit.older);
    await expect(await stage.canvas.findByText(messages.audit.end, undefined, SOON)).toBeVisible();
    await expect(stage.canvas.getAllByText(messages.audit.changed({ name: card.least }))).toHaveLength(14);
  },
};

export const EmptyAudit: Story = {
  ...visit(SETTINGS, serving({ audit: [], settings: settings.slice(6, 7) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.audit.empty, undefined, SOON)).toBeVisible();
  },
};

export const FailedAudit: Story = {
  ...visit(SETTINGS, serving({ settings: settings.slice(6, 7) }), { faults: { getAudit: '500-html' } }),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(messages.audit.failed, undefined, SOON)).toBeVisible();
    await expect(await button(stage, messages.audit.retry)).toBeVisible();
  },
};
