import { bankAccounts, createFakeServer, makeUser } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import {
  accountsPage,
  cardOf,
  dialogGone,
  press,
  readyDialog,
  serverWith,
  SOON,
  toastShown,
} from './testing/accounts-acts.ts';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment } = messages;
const { nayapay, meezan, easypaisa, sadapay, raast } = bankAccounts;
const OF_TARIQ = { ...easypaisa, title: 'TARIQ MEHMOOD' };
const URDU = { ...raast, name: 'عائشہ صدیقی', title: null };

export const List: Story = {
  tags: ['light-phone'],
  ...accountsPage(serverWith(nayapay, meezan, easypaisa, raast)),
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, /NayaPay/));
    await expect(card.getByText(texts.account.default)).toBeVisible();
    await expect(card.getByText('AYESHA SIDDIQUI')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('03001234567')).not.toBeInTheDocument();
    await expect(canvas.getAllByText(texts.check.match)).toHaveLength(2);
    await expect(canvas.getAllByText(texts.check.typed)).toHaveLength(2);
  },
};

/** The results of the title check: only a name that the bank told is green. */
export const TitleChecks: Story = {
  ...accountsPage(serverWith(nayapay, OF_TARIQ, sadapay, { ...raast, name: 'Аиша', title: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.check.match, {}, SOON)).toBeVisible();
    await expect(canvas.getByText(texts.check.typed)).toBeVisible();
    await expect(canvas.getByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
    await expect(canvas.getByText(texts.check.unchecked)).toBeVisible();
  },
};

/** Without a verified name of the seller nothing can be compared. */
export const NotVerified: Story = {
  ...accountsPage(() => {
    const user = makeUser({ nameVerified: false });
    return createFakeServer({ people: [{ user, banks: [nayapay, easypaisa] }], signedIn: user });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(texts.check.unverified, {}, SOON)).toHaveLength(2);
  },
};

export const CheckOff: Story = {
  ...accountsPage(() => {
    const server = serverWith(nayapay, OF_TARIQ)();
    for (const setting of server.settings) if (setting.key === 'title_check') setting.value = 0;
    return server;
  }),
  play: async ({ canvas }) => {
    await cardOf(canvas, /Easypaisa/);
    await expect(canvas.queryByText(/verified name/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...accountsPage(serverWith()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.page.empty.title, {}, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.page.add }));
    await readyDialog(payment.submit);
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
};

export const Loading: Story = {
  ...accountsPage(undefined, { faults: { getBanks: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.page.loading, {}, SOON)).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  ...accountsPage(undefined, { faults: { getBanks: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.page.failed.title, {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.page.failed.retry })).toBeEnabled();
  },
};

/** An account that cannot be parsed hides none of the others. */
export const Unreadable: Story = {
  ...accountsPage(undefined, {
    handlers: [
      http.get('*/api/bank/get', () => HttpResponse.json({ success: true, banks: [nayapay, { _id: 'odd' }] })),
    ],
  }),
  play: async ({ canvas }) => {
    await cardOf(canvas, /NayaPay/);
    await expect(canvas.getByText(texts.page.notShown({ n: 1 }))).toBeVisible();
  },
};

/** The button is gone, and its card has the focus. */
export const MadeDefault: Story = {
  ...accountsPage(),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Make default/);
    const card = within(await cardOf(stage.canvas, /Meezan/));
    await expect(await card.findByText(texts.account.default)).toBeVisible();
    await expect(stage.canvas.getAllByText(texts.account.default)).toHaveLength(1);
    await toastShown('Meezan Bank ••••8901 is now your default account');
    await expect(await cardOf(stage.canvas, /Meezan/)).toHaveFocus();
  },
};

/** While one account is being made the default, no other can be. */
export const MakingDefault: Story = {
  ...accountsPage(serverWith(nayapay, meezan, easypaisa), { faults: { makeDefaultBank: 'hang' } }),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Make default/);
    for (const button of stage.canvas.getAllByRole('button', { name: /^Make default/ })) {
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
  },
};

export const DefaultFailed: Story = {
  ...accountsPage(undefined, { faults: { makeDefaultBank: 'refused' } }),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Make default/);
    await toastShown(texts.account.defaultFailed);
    const button = within(await cardOf(stage.canvas, /Meezan/)).getByRole('button', { name: /^Make default/ });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const Stress: Story = {
  ...accountsPage(
    serverWith(
      { ...meezan, name: 'Ayesha Siddiqui Bint Muhammad Abdul Rehman Al-Qureshi', title: 'M'.repeat(40) },
      URDU,
      { _id: 'odd', name: 'A', method: 'new_method', accountNumber: '1' },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await cardOf(canvas, /new_method/)).toBeVisible();
  },
};
