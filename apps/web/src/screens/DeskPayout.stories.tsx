import type { Payout } from '@sarraf/api-client';
import { createHandlers, makePayout, payouts, returnedPayouts } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { PayoutNotices } from '../features/desk/payouts/PayoutNotices.tsx';
import { payoutsMessages as said } from '../features/desk/payouts/payouts.messages.en.ts';
import { timelineMessages } from '../features/timeline/timeline.messages.en.ts';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import {
  actsOf,
  cancelDialog,
  desk,
  type DeskStage,
  deskWith,
  everything,
  field,
  openedDialog,
  openPayout,
  slipOf,
  SOON,
} from './testing/desk.ts';
import { loadAdminMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Desk payout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { acts } = said;
const LIMIT = 1_000_000;
const large = makePayout({ ...payouts.mine, orderId: '665f1b2c9d3e4a0012ab0313', amount: '3327588.00' });

const button = ({ canvas }: Pick<DeskStage, 'canvas'>, name: string) => canvas.findByRole('button', { name }, SOON);
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

const claimedName = makePayout({ ...payouts.mine, orderId: '665f1b2c9d3e4a0012ab0316', sellerNameVerified: false });
const typedName = makePayout({
  ...{ ...payouts.mine, orderId: '665f1b2c9d3e4a0012ab0317' },
  account: { ...payouts.mine.account, title: null },
});
const otherTitle = makePayout({
  ...{ ...payouts.mine, orderId: '665f1b2c9d3e4a0012ab0318' },
  account: { ...payouts.mine.account, title: 'TARIQ MEHMOOD' },
});

/** Claimed by the user: every value has a copy button. The name of the account is compared with the seller's verified one. */
export const Mine: Story = {
  tags: ['light-phone'],
  ...desk(
    `?order=${payouts.mine.orderId}`,
    deskWith(payouts.queued, payouts.other, payouts.mine, claimedName, typedName, otherTitle),
  ),
  play: async (stage) => {
    await button(stage, messages.copyWhat({ what: said.bankAmount }));
    await sees(stage, '137857.50');
    await sees(stage, said.claimedByYou);
    await button(stage, field.paid);
    await sees(stage, said.titleChecks.match);
    // The identity provider gave no name: the slip does not call the seller's name verified.
    const claimed = within(await openPayout(stage, claimedName));
    await expect(claimed.getByText(said.claimedName)).toBeVisible();
    await expect(claimed.getByText(said.titleChecks.unchecked)).toBeVisible();
    await expect(claimed.queryByText(said.verifiedName)).not.toBeInTheDocument();
    // The bank has told no title: that the typed name is the verified one is not shown as good.
    const typed = within(await openPayout(stage, typedName));
    await expect(typed.getByText(said.titleChecks.typed)).toBeVisible();
    await expect(typed.getByText(said.titleChecks.typed)).not.toHaveClass('text-positive');
    // The account is in another name than the seller's verified one.
    const other = within(await openPayout(stage, otherTitle));
    await expect(other.getByText(said.titleChecks.mismatch)).toBeVisible();
    await expect(other.getByText('TARIQ MEHMOOD')).toBeVisible();
  },
};

/** A payout in one state: what its slip says, and its buttons in their order. */
interface State {
  payout: Payout;
  says: readonly string[];
  acts?: readonly string[];
}

/** States in which the desk acts. */
const OPEN = {
  queued: { payout: payouts.queued, says: [], acts: [acts.claim.label, acts.hold.label] },
  failed: {
    payout: payouts.failed,
    says: [said.problem],
    acts: [acts.claim.label, acts.retry.label, acts.refund.label],
  },
  unclear: { payout: payouts.unknown, says: [said.unclear.title], acts: [field.paid, acts.failed.label] },
  // Another administrator requested approval.
  waits: {
    payout: payouts.waiting,
    says: [said.waits.others({ name: 'Omar Sheikh' })],
    acts: [acts.approve.label, acts.release.label],
  },
  // The user's own request waits for another administrator.
  asked: { payout: payouts.asked, says: [said.waits.mine], acts: [acts.release.label] },
  held: { payout: payouts.held, says: [said.held], acts: [acts.resume.label, acts.refund.label] },
} satisfies Record<string, State>;

/** States in which it does not. */
const CLOSED = {
  sent: { payout: payouts.sent, says: [said.sent], acts: [] },
  // Claimed by another administrator.
  theirs: { payout: payouts.theirs, says: [said.claimedBy({ name: 'Omar Sheikh' })], acts: [] },
  // The deposit left the blockchain while the payment was in progress, and before it.
  vanishing: { payout: payouts.vanishing, says: [said.vanished.title, said.vanished.message], acts: [] },
  vanished: { payout: payouts.vanished, says: [said.vanished.held], acts: [] },
  paid: { payout: payouts.completed, says: ['UTR2506020941337', said.record], acts: [said.returned.report] },
} satisfies Record<string, State>;

/** Opens a payout, and compares its slip with its state. */
async function seesState(stage: DeskStage, { payout, says, acts: labels = [] }: State) {
  const slip = await openPayout(stage, payout);
  for (const text of says) await expect(within(slip).getAllByText(text)[0], payout.orderId).toBeVisible();
  await expect(actsOf(slip), payout.orderId).toEqual(labels);
  return within(slip);
}

const listOf = (states: Record<string, State>) =>
  desk('?status=all', deskWith(...Object.values(states).map(({ payout }) => payout)));

/** What the desk may do in each open state. The last one is held: what the seller sees promises nothing. */
export const OnHold: Story = {
  ...listOf(OPEN),
  play: async (stage) => {
    for (const state of Object.values(OPEN)) await seesState(stage, state);
    const list = within(await stage.canvas.findByRole('list', { name: timelineMessages.seller }, SOON));
    await expect(list.getByText(timelineMessages.stages.held)).toBeVisible();
    await expect(list.queryByText(timelineMessages.steps.paid)).not.toBeInTheDocument();
  },
};

/** Nothing to do but to report a return: sent, claimed by somebody else, without its deposit, and paid with who, when and the UTR. */
export const Paid: Story = {
  ...listOf(CLOSED),
  play: async (stage) => {
    const { vanished, paid, ...states } = CLOSED;
    for (const state of Object.values(states)) await seesState(stage, state);
    // On hold until the exception is resolved, to which a link leads.
    const slip = await seesState(stage, vanished);
    await expect(slip.getByRole('link', { name: said.vanished.link })).toHaveAttribute(
      'href',
      '/dashboard/desk?tab=exceptions&kind=dropped',
    );
    await seesState(stage, paid);
  },
};

/** Notices that no other story shows, with the combinations that a return brings. */
const NOTICES: Record<string, State> = {
  waits: OPEN.waits,
  unclear: OPEN.unclear,
  sent: CLOSED.sent,
  vanishing: CLOSED.vanishing,
  vanished: CLOSED.vanished,
  'approve first': { payout: large, says: [said.claimedByYou, said.approveFirst.title] },
  'not available': { payout: returnedPayouts.notAvailable, says: [said.returned.notAvailable, said.held] },
  'paying again': { payout: returnedPayouts.payingAgain, says: [said.returned.title, said.sent] },
  refunded: { payout: returnedPayouts.refunded, says: [said.returned.title, said.refunded] },
};

/** The notices of payouts in other states. */
export const Notices: Story = {
  ...withFakeServer(everything),
  loaders: [loadAdminMessages],
  render: () => (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {Object.entries(NOTICES).map(([name, { payout }]) => (
        <section key={name} aria-label={name}>
          <PayoutNotices payout={payout} limit={LIMIT} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, { says }] of Object.entries(NOTICES)) {
      const section = within(await canvas.findByRole('region', { name }));
      for (const text of says) await expect(section.getByText(text), name).toBeVisible();
    }
  },
};

/** A payout that the service refused can be claimed and paid by hand. */
export const FailedIsClaimed: Story = {
  ...slipOf(payouts.failed),
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, acts.claim.label));
    await button(stage, field.paid);
    await sees(stage, said.problem);
  },
};

/** Acts that ask for a reason; the button of a refund is red. */
export const RefundAsked: Story = {
  ...desk('?status=all', deskWith(payouts.stale, payouts.waiting, payouts.failed)),
  play: async (stage) => {
    const { userEvent } = stage;
    // Another administrator's claim is released after 30 minutes, and not without a reason.
    await openPayout(stage, payouts.stale);
    await userEvent.click(await button(stage, acts.release.label));
    const release = await openedDialog(acts.release.title);
    await userEvent.click(release.getByRole('button', { name: acts.release.label }));
    await expect(await release.findByText(field.reasonRequired)).toBeVisible();
    await cancelDialog(stage);

    await openPayout(stage, payouts.waiting);
    await userEvent.click(await button(stage, acts.approve.label));
    const approve = await openedDialog(acts.approve.title);
    await waitFor(() => expect(approve.getByRole('textbox', { name: field.reason })).toHaveFocus());
    await cancelDialog(stage);

    await openPayout(stage, payouts.failed);
    await userEvent.click(await button(stage, acts.refund.label));
    const refund = await openedDialog(acts.refund.title);
    await userEvent.type(refund.getByRole('textbox'), 'The seller has no other account');
    await expect(refund.getByRole('button', { name: acts.refund.label })).toBeEnabled();
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

/** The UTR belongs to another payout: an error at the field, and the typed text stays. Another administrator claimed the next payout first. */
export const SomebodyWasFaster: Story = {
  ...desk(`?order=${payouts.mine.orderId}`),
  play: async (stage) => {
    const utr = await stage.canvas.findByRole('textbox', { name: field.utr }, SOON);
    await stage.userEvent.type(utr, 'UTR2506020941337{Enter}');
    await sees(stage, 'Another payout has this UTR');
    await expect(utr).toHaveValue('UTR2506020941337');

    await openPayout(stage, payouts.queued);
    const claim = await button(stage, acts.claim.label);
    const row = stage.server.payouts.find(({ orderId }) => orderId === payouts.queued.orderId);
    Object.assign(row ?? {}, { status: 'claimed', claim: payouts.theirs.claim });
    await stage.userEvent.click(claim);
    await sees(stage, messages.faster);
    await sees(stage, said.claimedBy({ name: 'Omar Sheikh' }));
  },
};

/** A slip that cannot be loaded is asked for again; one that is gone says so. */
export const Missing: Story = {
  ...desk(`?order=${payouts.mine.orderId}`, everything, { faults: { getPayout: '500-html' } }),
  play: async (stage) => {
    await sees(stage, messages.failed.title);
    stage.msw.use(...createHandlers(stage.server));
    await stage.userEvent.click(await button(stage, messages.retry));
    await button(stage, field.paid);

    stage.server.payouts = stage.server.payouts.filter(({ orderId }) => orderId !== payouts.other.orderId);
    await stage.userEvent.click(await stage.canvas.findByRole('link', { name: /Bilal Ahmed/ }, SOON));
    await sees(stage, said.missing.title);
  },
};
