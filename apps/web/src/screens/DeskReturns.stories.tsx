import { makePayout, payouts, returnedPayouts } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { payoutsMessages as said } from '../features/desk/payouts/payouts.messages.en.ts';
import {
  actsOf,
  cancelDialog,
  desk,
  type DeskStage,
  deskWith,
  field,
  openedDialog,
  openPayout,
  SOON,
} from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk returns',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { returned, acts } = said;
const button = ({ canvas }: Pick<DeskStage, 'canvas'>, name: string) => canvas.findByRole('button', { name }, SOON);
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

const world = deskWith(payouts.queued, payouts.other, ...Object.values(returnedPayouts));
const withBalance = () => Object.assign(world(), { payoutBalance: '1250000.00' });

/** The queue says how many payments came back, beside the balance of the payout service. */
export const Counted: Story = {
  tags: ['light-phone'],
  ...desk('', withBalance),
  play: async (stage) => {
    await sees(stage, returned.waiting({ n: 3 }));
    await sees(stage, 'Rs. 12,50,000');
  },
};

const { notAvailable, payingAgain, paidAgain, refunded } = returnedPayouts;
const REASON = 'Beneficiary account is dormant';
/** What the slips of other payments say that came back, and their buttons. */
const CAME_BACK = [
  // The rupees are not on our account yet: on hold.
  { payout: notAvailable, says: [returned.notAvailable, said.held], acts: [acts.resume.label, acts.refund.label] },
  { payout: payingAgain, says: [REASON, said.sent], acts: [] },
  { payout: refunded, says: [REASON, said.refunded], acts: [] },
  // Paid to another account: completed, with the return in its activity.
  { payout: paidAgain, says: [said.attempts.returned], acts: [returned.report] },
];

/** From the notice to the payments that came back. One that waits: the seller may choose another account, or the desk pays again or refunds. */
export const Returned: Story = {
  ...desk('', world),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('link', { name: returned.show }, SOON));
    const list = await canvas.findByRole('list', { name: said.queue }, SOON);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));

    await select(canvasElement, said.show).choose('all');
    for (const { payout, says, acts: labels } of CAME_BACK) {
      const slip = await openPayout(stage, payout);
      for (const text of says) await expect(within(slip).getAllByText(text)[0], payout.orderId).toBeVisible();
      await expect(actsOf(slip), payout.orderId).toEqual(labels);
    }

    const slip = await openPayout(stage, returnedPayouts.returned);
    await sees(stage, returned.next);
    await expect(actsOf(slip)).toEqual([acts.claim.label, acts.retry.label, acts.refund.label]);
    // The dialog of a refund says that the order stays completed.
    await userEvent.click(await button(stage, acts.refund.label));
    const refund = await openedDialog(returned.refund.title);
    await expect(refund.getByText(returned.refund.message)).toBeVisible();
    await cancelDialog(stage);
  },
};

const paid = ['31', '32'].map((number) =>
  makePayout({ ...payouts.completed, orderId: `665f1b2c9d3e4a0012ab03${number}`, utr: `UTR25060209413${number}` }),
);

/** Opens a payout and the dialog that reports its return. */
async function report(stage: DeskStage, payout: (typeof paid)[number]) {
  await openPayout(stage, payout);
  await stage.userEvent.click(await button(stage, returned.report));
  return openedDialog(returned.reportTitle);
}

/** The bank sent rupees back, and an administrator reports it: first by the service meanwhile, then alone. The next payout is asked about. */
export const Report: Story = {
  ...desk('?status=all', deskWith(payouts.completed, ...paid)),
  play: async (stage) => {
    const { userEvent, server } = stage;
    const [second, third] = paid;
    // The service reported the return first: the slip shows the current state.
    const first = await report(stage, payouts.completed);
    const row = server.payouts.find(({ orderId }) => orderId === payouts.completed.orderId);
    const { status, problem, returned: theirs } = returnedPayouts.returned;
    Object.assign(row ?? {}, { status, problem, returned: theirs, utr: null });
    await userEvent.type(first.getByRole('textbox', { name: field.reason }), 'Account closed{Enter}');
    await sees(stage, REASON);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    if (!second || !third) throw new Error('There are three payouts');
    const alone = await report(stage, second);
    await userEvent.type(alone.getByRole('textbox', { name: field.reason }), 'Account closed{Enter}');
    await sees(stage, returned.next);
    await expect(server.audit?.[0]).toMatchObject({ action: 'payout_returned', reason: 'Account closed' });

    const dialog = await report(stage, third);
    await expect(dialog.getByText(returned.reportMessage)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'Account closed');
  },
};
