import { createFaultHandler, createHandlers } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { desk, type DeskStage, everything, field, openedDialog, SOON } from './testing/desk.ts';

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

/** Desk with an approval limit of 1,000 rupees. */
const strict = () => {
  const server = everything();
  server.settings.push({ key: 'approve_above', value: 1000, dataType: 'NUMBER', minValue: 0, maxValue: 100_000_000 });
  return server;
};
const HASH = '0x1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1';

/** Opens the form of the first address and fills it. */
async function record({ canvas, userEvent }: DeskStage, amount: string) {
  const [open] = await canvas.findAllByRole('button', { name: /^Record a sweep/ }, SOON);
  if (!open) throw new Error('There is no address');
  open.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await openedDialog(sweep.title);
  await userEvent.type(dialog.getByRole('textbox', { name: field.sweepAmount }), amount);
  await userEvent.type(dialog.getByRole('textbox', { name: field.hash }), `${HASH}{Enter}`);
  return { open, dialog };
}

/** The page is scrolled to the table, and Chromium renders a scrolled page a pixel higher or lower each time. */
const SCROLLED = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'the page is scrolled, and drawn a pixel higher or lower' },
};

/**
 * By keyboard alone. More than the books have, a transaction that was used before, and no response: what is typed stays. Then the sweep is listed as
 * unconfirmed, and the focus returns to the button of its address.
 */
export const Swept: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation'),
  play: async (stage) => {
    const { msw, server, userEvent } = stage;
    server.hashes.add(HASH);
    const { open, dialog } = await record(stage, '3000');
    await expect(await dialog.findByText('This is more than the book balance of 2,500 USDT')).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: field.sweepAmount });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000{Enter}');
    await expect(await dialog.findByText('This transaction was used already', {}, SOON)).toBeVisible();
    await expect(amount).toHaveValue('2000');

    server.hashes.delete(HASH);
    msw.use(createFaultHandler(server, 'recordSweep', 'refused'));
    await userEvent.type(amount, '{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(field.notSaved);

    msw.use(...createHandlers(server));
    await userEvent.type(amount, '{Enter}');
    await sees(stage, sweep.done({ amount: '2,000 USDT' }));
    await sees(stage, sweep.unconfirmed);
    await sees(stage, reconciliationMessages.unconfirmed.title);
    await sees(stage, '2,000 USDT');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/**
 * A sweep above the approval limit: the notice shows what the second administrator has to enter. Then one of a colleague, whom the user agrees with,
 * and not without a reason.
 */
export const SweepAgreed: Story = {
  parameters: SCROLLED,
  ...desk('?tab=reconciliation', strict),
  play: async (stage) => {
    const { server } = stage;
    await record(stage, '2000');
    await sees(stage, messages.awaitingApproval);
    await expect(server.sweeps.size).toBe(1);

    const by = { _id: 'colleague', name: 'Omar Sheikh' };
    for (const recorded of server.sweeps.values())
      Object.assign(recorded, { by, approval: { by, at: '2025-06-02T09:30:00Z', action: 'sweep' } });
    const { dialog } = await record(stage, '2000');
    await expect(await dialog.findByText('A reason is required', {}, SOON)).toBeVisible();
    await stage.userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Seen in the wallet{Enter}');
    await sees(stage, sweep.done({ amount: '2,000 USDT' }));
  },
};
