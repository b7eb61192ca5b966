import { makePayout, payouts } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { payoutsMessages as said } from '../features/desk/payouts/payouts.messages.en.ts';
import { timelineMessages } from '../features/timeline/timeline.messages.en.ts';
import { desk, type DeskStage, everything, slipOf, SOON, field } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk payout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const large = makePayout({ ...payouts.mine, orderId: '665f1b2c9d3e4a0012ab0313', amount: '3327588.00' });

const button = ({ canvas }: Pick<DeskStage, 'canvas'>, name: string) => canvas.findByRole('button', { name }, SOON);
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Claimed by the user: every value has a copy button. */
export const Mine: Story = {
  tags: ['light-phone'],
  ...slipOf(payouts.mine),
  play: async (stage) => {
    await button(stage, messages.copyWhat({ what: said.bankAmount }));
    await sees(stage, '137857.50');
    await sees(stage, said.claimedByYou);
    await button(stage, field.paid);
  },
};

/** The identity provider gave no name: the slip does not call the seller's name verified. */
export const NameClaimed: Story = {
  ...slipOf(makePayout({ ...payouts.mine, sellerNameVerified: false })),
  play: async (stage) => {
    await sees(stage, said.claimedName);
    await sees(stage, said.titleChecks.unchecked);
    await expect(stage.canvas.queryByText(said.verifiedName)).not.toBeInTheDocument();
  },
};

/** The bank has told no title: that the typed name is the verified one is not shown as good. */
export const TypedName: Story = {
  ...slipOf(makePayout({ ...payouts.mine, account: { ...payouts.mine.account, title: null } })),
  play: async (stage) => {
    await sees(stage, said.titleChecks.typed);
    await expect(stage.canvas.getByText(said.titleChecks.typed)).not.toHaveClass('text-positive');
  },
};

/** The account is in another name than the seller's verified one. */
export const OtherTitle: Story = {
  ...slipOf(makePayout({ ...payouts.mine, account: { ...payouts.mine.account, title: 'TARIQ MEHMOOD' } })),
  play: async (stage) => {
    await sees(stage, said.titleChecks.mismatch);
    await sees(stage, 'TARIQ MEHMOOD');
  },
};

/** What the seller sees: the timeline of the order, with nothing promised while the payout is held. */
export const SellerSees: Story = {
  ...slipOf(payouts.held),
  play: async (stage) => {
    const list = within(await stage.canvas.findByRole('list', { name: timelineMessages.seller }, SOON));
    await expect(list.getByText(timelineMessages.stages.held)).toBeVisible();
    await expect(list.queryByText(timelineMessages.steps.paid)).not.toBeInTheDocument();
  },
};

export const Waiting: Story = {
  ...slipOf(makePayout({ orderId: '665f1b2c9d3e4a0012ab0314' })),
  play: async (stage) => {
    await button(stage, said.acts.claim.label);
  },
};

/** The deposit left the blockchain while the payment was in progress: no actions. */
export const Vanishing: Story = {
  ...slipOf(payouts.vanishing),
  play: async (stage) => {
    await sees(stage, said.vanished.title);
    await sees(stage, said.vanished.message);
  },
};

/** The deposit left the blockchain before the payment: on hold, with a link to the exception. */
export const Vanished: Story = {
  ...slipOf(payouts.vanished),
  play: async (stage) => {
    await sees(stage, said.vanished.held);
    await expect(stage.canvas.queryByRole('button', { name: said.acts.resume.label })).not.toBeInTheDocument();
    await expect(stage.canvas.getByRole('link', { name: said.vanished.link })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=exceptions&kind=dropped',
    );
  },
};

/** A payout that the service refused can be claimed and paid by hand. */
export const FailedIsClaimed: Story = {
  ...slipOf(payouts.failed),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, said.acts.claim.label));
    await button(stage, field.paid);
    await sees(stage, said.problem);
  },
};

/** Claimed by another administrator: name and time, without actions. */
export const Theirs: Story = {
  ...slipOf(payouts.theirs),
  play: async (stage) => {
    await sees(stage, said.claimedBy({ name: 'Omar Sheikh' }));
    await expect(stage.canvas.queryByRole('button', { name: said.acts.release.label })).not.toBeInTheDocument();
  },
};

/** Releasing another administrator's claim after 30 minutes requires a reason. */
export const Stale: Story = {
  ...slipOf(payouts.stale),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, said.acts.release.label));
    const dialog = await screen.findByRole('dialog', { name: said.acts.release.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await stage.userEvent.click(within(dialog).getByRole('button', { name: said.acts.release.label }));
    await expect(await within(dialog).findByText(field.reasonRequired)).toBeVisible();
  },
};

/** Above the approval limit the button requests approval. */
export const ApproveFirst: Story = {
  ...slipOf(large),
  play: async (stage) => {
    await sees(stage, said.approveFirst.title);
    await stage.userEvent.type(await stage.canvas.findByRole('textbox', { name: field.utr }), 'RAAST-250602-00500');
    await stage.userEvent.click(await button(stage, field.askApproval));
    await sees(stage, said.asked);
    await sees(stage, said.waits.mine);
  },
};

/** Another administrator requested approval. */
export const WaitsForMe: Story = {
  ...slipOf(payouts.waiting),
  play: async (stage) => {
    await sees(stage, said.waits.others({ name: 'Omar Sheikh' }));
    await button(stage, said.acts.approve.label);
  },
};

export const ApproveAsked: Story = {
  ...slipOf(payouts.waiting),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, said.acts.approve.label));
    const dialog = await screen.findByRole('dialog', { name: said.acts.approve.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('textbox', { name: field.reason })).toHaveFocus();
  },
};

/** The user's own request waits for another administrator. */
export const Asked: Story = {
  ...slipOf(payouts.asked),
  play: async (stage) => sees(stage, said.waits.mine),
};

export const Unclear: Story = {
  ...slipOf(payouts.unknown),
  play: async (stage) => sees(stage, said.unclear.title),
};

export const OnHold: Story = {
  ...slipOf(payouts.held),
  play: async (stage) => {
    await button(stage, said.acts.resume.label);
    await sees(stage, said.held);
  },
};

export const Refused: Story = {
  ...slipOf(payouts.failed),
  play: async (stage) => {
    await button(stage, said.acts.refund.label);
    await sees(stage, said.problem);
  },
};

/** A refund requires a reason, and its button is red. */
export const RefundAsked: Story = {
  ...slipOf(payouts.failed),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, said.acts.refund.label));
    const dialog = await screen.findByRole('dialog', { name: said.acts.refund.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await stage.userEvent.type(within(dialog).getByRole('textbox'), 'The seller has no other account');
    await expect(within(dialog).getByRole('button', { name: said.acts.refund.label })).toBeEnabled();
  },
};

export const Sent: Story = { ...slipOf(payouts.sent), play: async (stage) => sees(stage, said.sent) };

/** Paid: who, when and the UTR. */
export const Paid: Story = {
  ...slipOf(payouts.completed),
  play: async (stage) => {
    await sees(stage, 'UTR2506020941337');
    await sees(stage, said.record);
  },
};

/** The UTR belongs to another payout: an error at the field, and the typed text stays. */
export const UtrTaken: Story = {
  ...desk(`?order=${payouts.mine.orderId}`),
  play: async (stage) => {
    const utr = await stage.canvas.findByRole('textbox', { name: field.utr }, SOON);
    await stage.userEvent.type(utr, 'UTR2506020941337{Enter}');
    await sees(stage, 'Another payout has this UTR');
    await expect(utr).toHaveValue('UTR2506020941337');
  },
};

/** Another administrator claimed the payout first. */
export const SomebodyWasFaster: Story = {
  ...desk(`?order=${payouts.queued.orderId}`, everything),
  play: async (stage) => {
    const claim = await button(stage, said.acts.claim.label);
    const row = stage.server.payouts.find(({ orderId }) => orderId === payouts.queued.orderId);
    Object.assign(row ?? {}, { status: 'claimed', claim: payouts.theirs.claim });
    await stage.userEvent.click(claim);
    await sees(stage, messages.faster);
    await sees(stage, said.claimedBy({ name: 'Omar Sheikh' }));
  },
};

export const Missing: Story = {
  ...desk('?order=nobody'),
  play: async (stage) => sees(stage, said.missing.title),
};

export const Failed: Story = {
  ...desk(`?order=${payouts.mine.orderId}`, everything, { faults: { getPayout: '500-html' } }),
  play: async (stage) => sees(stage, messages.failed.title),
};
