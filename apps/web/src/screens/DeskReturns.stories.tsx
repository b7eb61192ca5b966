import { payouts, returnedPayouts } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { payoutsMessages as said } from '../features/desk/payouts/payouts.messages.en.ts';
import { desk, type DeskStage, deskWith, SAME_AS_OTHERS, slipOf, SOON, field } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk returns',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { returned } = said;
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

/** The queue of returned payments. */
export const Queue: Story = {
  ...desk('?status=returned', world),
  play: async (stage) => {
    const list = await stage.canvas.findByRole('list', { name: said.queue }, SOON);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  },
};

/** Waits for a decision: the seller may choose another account, or the desk pays again or refunds. */
export const Returned: Story = {
  ...slipOf(returnedPayouts.returned),
  play: async (stage) => {
    await sees(stage, returned.next);
    await button(stage, said.acts.retry.label);
    await button(stage, said.acts.refund.label);
  },
};

/** The rupees are not on our account yet: on hold. */
export const NotAvailable: Story = {
  ...slipOf(returnedPayouts.notAvailable),
  play: async (stage) => {
    await sees(stage, returned.notAvailable);
    await button(stage, said.acts.resume.label);
    await sees(stage, said.held);
  },
};

export const PayingAgain: Story = {
  ...slipOf(returnedPayouts.payingAgain),
  play: async (stage) => {
    await sees(stage, /Beneficiary account is dormant/);
    await sees(stage, said.sent);
  },
};

/** Paid to another account: completed, with the return in its activity. */
export const PaidAgain: Story = {
  ...slipOf(returnedPayouts.paidAgain),
  play: async (stage) => {
    await sees(stage, said.attempts.returned);
    await button(stage, returned.report);
  },
};

export const Refunded: Story = {
  ...slipOf(returnedPayouts.refunded),
  play: async (stage) => {
    await sees(stage, /Beneficiary account is dormant/);
    await sees(stage, said.refunded);
  },
};

/** The dialog of a refund says that the order stays completed. */
export const RefundAsked: Story = {
  ...slipOf(returnedPayouts.returned),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, said.acts.refund.label));
    const dialog = await screen.findByRole('dialog', { name: returned.refund.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(returned.refund.message)).toBeVisible();
  },
};

/** Opens the dialog that reports a return. */
async function report(stage: DeskStage) {
  await stage.userEvent.click(await button(stage, returned.report));
  const dialog = await screen.findByRole('dialog', { name: returned.reportTitle });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A paid payout: the bank sent the rupees back, and an administrator reports it. */
export const Report: Story = {
  ...slipOf(payouts.completed),
  play: async (stage) => {
    const dialog = await report(stage);
    await expect(dialog.getByText(returned.reportMessage)).toBeVisible();
    await stage.userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'Account closed');
  },
};

export const Reported: Story = {
  ...slipOf(payouts.completed),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const dialog = await report(stage);
    await stage.userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'Account closed{Enter}');
    await sees(stage, returned.next);
    await expect(stage.server.audit?.[0]).toMatchObject({ action: 'payout_returned', reason: 'Account closed' });
  },
};

/** The service reported the return first: the slip shows the current state. */
export const ReportedByTheService: Story = {
  ...slipOf(payouts.completed),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const dialog = await report(stage);
    const row = stage.server.payouts.find(({ orderId }) => orderId === payouts.completed.orderId);
    const { status, problem, returned: first } = returnedPayouts.returned;
    Object.assign(row ?? {}, { status, problem, returned: first, utr: null });
    await stage.userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'Account closed{Enter}');
    await sees(stage, 'Beneficiary account is dormant');
  },
};
