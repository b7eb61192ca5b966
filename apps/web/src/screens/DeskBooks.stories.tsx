import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { desk, type DeskStage, everything, field, SOON } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk books',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { sweep } = reconciliationMessages;
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Totals without a difference. */
export const Reconciliation: Story = {
  tags: ['light-phone'],
  ...desk('?tab=reconciliation'),
  play: async (stage) => {
    await sees(stage, reconciliationMessages.adds);
    await expect(stage.canvas.getAllByText('2,612.5')).toHaveLength(2);
  },
};

/** Totals with a difference. */
export const DoesNotAddUp: Story = {
  ...desk('?tab=reconciliation', () => {
    const server = everything();
    const [first, ...rest] = server.reconciliation.unswept;
    const unswept = first ? [{ ...first, onChain: '2400' }, ...rest] : rest;
    return Object.assign(server, {
      reconciliation: { ...server.reconciliation, deposits: '2712.5', difference: '100', unswept },
    });
  }),
  play: async (stage) => sees(stage, reconciliationMessages.doesNot({ amount: '100' })),
};

export const ReconciliationFailed: Story = {
  ...desk('?tab=reconciliation', everything, { faults: { getReconciliation: '500-html' } }),
  play: async (stage) => sees(stage, messages.failed.title),
};

/** Desk with an approval limit of 1,000 rupees. */
const strict = () => {
  const server = everything();
  server.settings.push({ key: 'approve_above', value: 1000, dataType: 'NUMBER', minValue: 0, maxValue: 100_000_000 });
  return server;
};
const HASH = '0x1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1';

/** Opens the form of the first address and fills it. */
async function record({ canvas, userEvent }: DeskStage, amount: string, hash = HASH) {
  const [open] = await canvas.findAllByRole('button', { name: /^Record a sweep/ }, SOON);
  if (!open) throw new Error('There is no address');
  open.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: sweep.title });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.type(within(dialog).getByRole('textbox', { name: field.sweepAmount }), amount);
  await userEvent.type(within(dialog).getByRole('textbox', { name: field.hash }), `${hash}{Enter}`);
  return { open, dialog: within(dialog) };
}

/** The page is scrolled to the table, and Chromium renders a scrolled page a pixel higher or lower each time. */
const SCROLLED = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'the page is scrolled, and drawn a pixel higher or lower' },
};

/** By keyboard alone: the sweep is listed as unconfirmed, and the focus returns to the button of its address. */
export const Swept: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation'),
  play: async (stage) => {
    const { open } = await record(stage, '2000');
    await sees(stage, sweep.done({ amount: '2,000 USDT' }));
    await sees(stage, sweep.unconfirmed);
    await sees(stage, reconciliationMessages.unconfirmed.title);
    await sees(stage, '2,000 USDT');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** A sweep above the approval limit: the notice shows what the second administrator has to enter. */
export const SweepWaits: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation', strict),
  play: async (stage) => {
    await record(stage, '2000');
    await sees(stage, messages.awaitingApproval);
    await expect(stage.server.sweeps.size).toBe(1);
  },
};

/** The second administrator left out the reason. */
export const SweepAgreed: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation', () => {
    const server = strict();
    const by = { _id: 'colleague', name: 'Omar Sheikh' };
    const [held] = server.reconciliation.unswept;
    if (held) {
      server.hashes.add(HASH);
      server.sweeps.set(HASH, {
        ...{ _id: '1', networkId: held.networkId, address: held.address, amount: '2000', hash: HASH },
        ...{ confirmed: false, at: '2025-06-02T09:30:00Z', by },
        approval: { by, at: '2025-06-02T09:30:00Z', action: 'sweep' },
      });
    }
    return server;
  }),
  play: async (stage) => {
    const { dialog } = await record(stage, '2000');
    await expect(await dialog.findByText('A reason is required', {}, SOON)).toBeVisible();
    await stage.userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Seen in the wallet{Enter}');
    await sees(stage, sweep.done({ amount: '2,000 USDT' }));
  },
};

export const SweepTooMuch: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation'),
  play: async (stage) => {
    const { dialog } = await record(stage, '3000');
    await expect(await dialog.findByText('This is more than the book balance of 2,500 USDT')).toBeVisible();
  },
};

/** The transaction was used before: an error at the field, and the typed values stay. */
export const SweepHashUsed: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation', () => {
    const server = everything();
    server.hashes.add(HASH);
    return server;
  }),
  play: async (stage) => {
    const { dialog } = await record(stage, '2000');
    await expect(await dialog.findByText('This transaction was used already', {}, SOON)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: field.sweepAmount })).toHaveValue('2000');
  },
};

export const SweepUnanswered: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation', everything, { faults: { recordSweep: 'refused' } }),
  play: async (stage) => {
    const { dialog } = await record(stage, '2000');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(field.notSaved);
  },
};
