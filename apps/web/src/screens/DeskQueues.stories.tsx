import { users } from '@sarraf/fake-server';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { exceptionsMessages } from '../features/desk/exceptions/exceptions.messages.en.ts';
import { usersMessages } from '../features/desk/users/users.messages.en.ts';
import { withdrawalsMessages } from '../features/desk/withdrawals/withdrawals.messages.en.ts';
import { desk, deskOfExceptions, deskWith, type DeskStage, SAME_AS_OTHERS, SOON, field } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk queues',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Clicks the first button of this name and waits for its dialog. */
async function ask({ canvas, userEvent }: DeskStage, button: string, title: string) {
  const [first] = await canvas.findAllByRole('button', { name: button }, SOON);
  if (first) await userEvent.click(first);
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Each exception in one sentence, with the transfer, the order and the owner. */
export const Exceptions: Story = {
  tags: ['light-phone'],
  ...desk('?tab=exceptions'),
  play: async (stage) => {
    await sees(stage, /received on BEP20, but the order was for TRC20\.$/);
    await sees(stage, /confirmed on \w+ is no longer on the blockchain\.$/);
    await sees(stage, exceptionsMessages.what.paidTwice({ rupees: 'Rs. 1,37,857.5' }));
    await sees(stage, exceptionsMessages.what.paidAfterRefund({ rupees: 'Rs. 33,085.8' }));
  },
};

/** Payout that was paid twice. */
export const PaidTwice: Story = {
  ...desk('?tab=exceptions&kind=paid-twice'),
  play: async (stage) => sees(stage, 'RAAST-250602-00417'),
};

/** A duplicate payment is closed with a reason. */
export const PaidTwiceClosed: Story = {
  ...PaidTwice,
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const { label, title } = exceptionsMessages.ignores.rupees;
    const dialog = await ask(stage, label, title);
    await stage.userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'The seller sent it back');
    await stage.userEvent.click(dialog.getByRole('button', { name: label }));
    await sees(stage, exceptionsMessages.none.title);
  },
};

export const ExceptionsDecided: Story = {
  ...desk('?tab=exceptions'),
  play: async (stage) => {
    await radioList(stage.canvasElement).choose(exceptionsMessages.closed);
    await sees(stage, exceptionsMessages.resolutions.ignored);
  },
};

/** Exceptions of one type, from the address. */
export const ExceptionsOfOneKind: Story = {
  ...desk('?tab=exceptions&kind=dropped'),
  play: async (stage) => {
    await sees(stage, /confirmed on \w+ is no longer on the blockchain\.$/);
    await expect(stage.canvas.queryByText(/but the order was for/)).not.toBeInTheDocument();
  },
};

export const NoneOfThese: Story = {
  ...desk('?tab=exceptions&open=false&kind=dropped'),
  play: async (stage) => sees(stage, exceptionsMessages.none.title),
};

export const NoExceptions: Story = {
  ...desk('?tab=exceptions', deskOfExceptions()),
  play: async (stage) => sees(stage, exceptionsMessages.empty.title),
};

/** Crediting a wallet requires a reason. */
export const CreditAsked: Story = {
  ...desk('?tab=exceptions'),
  play: async (stage) => {
    const { label, title } = exceptionsMessages.acts.credit;
    const dialog = await ask(stage, label, title);
    await stage.userEvent.click(dialog.getByRole('button', { name: label }));
    await expect(await dialog.findByText(field.reasonRequired)).toBeVisible();
  },
};

/** A refund requires the hash of its transaction. */
export const SentBackAsked: Story = {
  ...desk('?tab=exceptions'),
  play: async (stage) => {
    const { label, title } = exceptionsMessages.acts.refunded;
    const dialog = await ask(stage, label, title);
    await expect(dialog.getByRole('textbox', { name: field.hash })).toHaveFocus();
  },
};

export const Withdrawals: Story = {
  ...desk('?tab=withdrawals'),
  play: async (stage) => {
    await stage.canvas.findAllByRole('button', { name: withdrawalsMessages.acts.claim.label }, SOON);
    await sees(stage, withdrawalsMessages.screened);
  },
};

export const WithdrawalsInWork: Story = {
  ...desk('?tab=withdrawals'),
  play: async (stage) => {
    await radioList(stage.canvasElement).choose(withdrawalsMessages.statuses.claimed);
    await stage.canvas.findAllByRole('button', { name: withdrawalsMessages.acts.paid.label }, SOON);
  },
};

/** The status filter is in the address. */
export const WithdrawalsByAddress: Story = {
  ...desk('?tab=withdrawals&withdrawals=paid'),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const name = withdrawalsMessages.statuses.paid;
    await expect(await stage.canvas.findByRole('radio', { name }, SOON)).toBeChecked();
  },
};

/** Warning about an address that nobody can spend from. */
export const WithdrawalToNobody: Story = {
  ...desk('?tab=withdrawals'),
  play: async (stage) => sees(stage, withdrawalsMessages.unspendable),
  parameters: SAME_AS_OTHERS,
};

export const NoWithdrawals: Story = {
  ...desk('?tab=withdrawals', deskWith()),
  play: async (stage) => sees(stage, withdrawalsMessages.empty.title),
};

export const People: Story = {
  ...desk('?tab=users'),
  play: async (stage) => {
    await sees(stage, usersMessages.blocked);
    await sees(stage, users.seller.name ?? '');
  },
};

export const PeopleSearched: Story = {
  ...desk('?tab=users'),
  play: async (stage) => {
    const search = await stage.canvas.findByRole('searchbox', { name: messages.search }, SOON);
    await stage.userEvent.type(search, 'hamza');
    await waitFor(
      () => expect(stage.canvas.getByRole('list', { name: usersMessages.title }).children).toHaveLength(1),
      SOON,
    );
  },
};

export const NobodyFound: Story = {
  ...desk('?tab=users&search=zzz'),
  play: async (stage) => sees(stage, usersMessages.empty.title),
};

export const BlockAsked: Story = {
  ...desk('?tab=users&search=ayesha'),
  play: async (stage) => {
    const { label, title } = usersMessages.acts.block;
    const dialog = await ask(stage, label, title);
    await stage.userEvent.type(dialog.getByRole('textbox'), 'Three deposits from a stolen wallet{Enter}');
    await sees(stage, usersMessages.blocked);
  },
};
