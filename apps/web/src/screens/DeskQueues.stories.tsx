import { users } from '@sarraf/fake-server';
import { radioList, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { exceptionsMessages } from '../features/desk/exceptions/exceptions.messages.en.ts';
import { usersMessages } from '../features/desk/users/users.messages.en.ts';
import { withdrawalsMessages } from '../features/desk/withdrawals/withdrawals.messages.en.ts';
import { cancelDialog, desk, type DeskStage, field, openedDialog, SOON } from './testing/desk.ts';

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
  return openedDialog(title);
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

const DROPPED = /confirmed on \w+ is no longer on the blockchain\.$/;
const seesOnly = async (stage: DeskStage, text: string | RegExp) => {
  await sees(stage, text);
  await expect(stage.canvas.queryByText(/but the order was for/)).not.toBeInTheDocument();
};

/** Exceptions of one type, from the address or the filter; a duplicate payment is closed with a reason, and is resolved then. */
export const ExceptionsDecided: Story = {
  ...desk('?tab=exceptions&kind=paid-twice'),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await seesOnly(stage, 'RAAST-250602-00417');
    const { label, title } = exceptionsMessages.ignores.rupees;
    const dialog = await ask(stage, label, title);
    await userEvent.type(dialog.getByRole('textbox', { name: field.reason }), 'The seller sent it back');
    await userEvent.click(dialog.getByRole('button', { name: label }));
    await sees(stage, exceptionsMessages.none.title);

    await select(canvasElement, exceptionsMessages.kind).choose(exceptionsMessages.kinds.dropped);
    await seesOnly(stage, DROPPED);
    await radioList(canvasElement).choose(exceptionsMessages.closed);
    await sees(stage, exceptionsMessages.none.title);
    await select(canvasElement, exceptionsMessages.kind).choose('all');
    await sees(stage, exceptionsMessages.resolutions.ignored);
    await expect(canvas.getByRole('list', { name: exceptionsMessages.title }).children).toHaveLength(2);
  },
};

/** Crediting a wallet requires a reason, a refund the hash of its transaction. */
export const SentBackAsked: Story = {
  ...desk('?tab=exceptions'),
  play: async (stage) => {
    const { credit, refunded } = exceptionsMessages.acts;
    const dialog = await ask(stage, credit.label, credit.title);
    await stage.userEvent.click(dialog.getByRole('button', { name: credit.label }));
    await expect(await dialog.findByText(field.reasonRequired)).toBeVisible();
    await cancelDialog(stage);

    const sent = await ask(stage, refunded.label, refunded.title);
    await waitFor(() => expect(sent.getByRole('textbox', { name: field.hash })).toHaveFocus());
  },
};

/** Requested withdrawals, with warnings about a screened address and one that nobody can spend from. */
export const Withdrawals: Story = {
  ...desk('?tab=withdrawals'),
  play: async (stage) => {
    await stage.canvas.findAllByRole('button', { name: withdrawalsMessages.acts.claim.label }, SOON);
    await sees(stage, withdrawalsMessages.screened);
    await sees(stage, withdrawalsMessages.unspendable);
  },
};

/** Withdrawals in another status, from the address or the filter. */
export const WithdrawalsInWork: Story = {
  ...desk('?tab=withdrawals&withdrawals=paid'),
  play: async (stage) => {
    const name = withdrawalsMessages.statuses.paid;
    await expect(await stage.canvas.findByRole('radio', { name }, SOON)).toBeChecked();
    await radioList(stage.canvasElement).choose(withdrawalsMessages.statuses.claimed);
    await stage.canvas.findAllByRole('button', { name: withdrawalsMessages.acts.paid.label }, SOON);
  },
};

/** Users of a search, of whom one is blocked, and then all. */
export const People: Story = {
  ...desk('?tab=users&search=ayesha'),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const listed = (n: number) =>
      waitFor(() => expect(canvas.getByRole('list', { name: usersMessages.title }).children).toHaveLength(n), SOON);
    await listed(1);
    const { label, title } = usersMessages.acts.block;
    const dialog = await ask(stage, label, title);
    await userEvent.type(dialog.getByRole('textbox'), 'Three deposits from a stolen wallet{Enter}');
    await sees(stage, usersMessages.blocked);

    const search = await canvas.findByRole('searchbox', { name: messages.search }, SOON);
    await userEvent.clear(search);
    await userEvent.type(search, 'hamza');
    await waitFor(() => expect(canvas.getAllByText('Hamza Malik')[0]).toBeVisible(), SOON);
    await listed(1);
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await listed(6);
    await sees(stage, usersMessages.blocked);
    await sees(stage, users.seller.name ?? '');
  },
};
