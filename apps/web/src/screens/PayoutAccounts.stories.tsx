import { bankAccounts, createFakeServer, createFaultHandler, createHandlers, makeUser } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import { dismissToast } from '@sarraf/ui';
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
const CYRILLIC = { ...raast, name: 'Аиша', title: null };
/** Long, of a method that this build does not know, and in Urdu. */
const UNUSUAL = [
  { ...meezan, name: 'Ayesha Siddiqui Bint Muhammad Abdul Rehman Al-Qureshi', title: 'M'.repeat(40) },
  { _id: 'odd', name: 'A', method: 'new_method', accountNumber: '1' },
  { ...raast, _id: 'urdu', iban: 'PK24SCBL0000001171495101', name: 'عائشہ صدیقی', title: null },
];

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

/** The results of the title check: only a name that the bank told is green. Also accounts with long and unusual values. */
export const TitleChecks: Story = {
  ...accountsPage(serverWith(nayapay, sadapay, CYRILLIC, ...UNUSUAL)),
  play: async ({ canvas }) => {
    const check = async (account: RegExp, text: string) =>
      expect(within(await cardOf(canvas, account)).getByText(text), `${account}`).toBeVisible();
    await check(/NayaPay/, texts.check.match);
    await check(/SadaPay/, texts.check.typed);
    await check(/Meezan/, texts.check.mismatch({ name: 'Ayesha Siddiqui' }));
    await check(/Raast.*6702/, texts.check.unchecked);
    await expect(await cardOf(canvas, /new_method/)).toBeVisible();
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
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.page.loading, {}, SOON)).toBeInTheDocument();
  },
};

/** Reply with two accounts of a seller without a verified name, and one that cannot be parsed. */
const withUnreadable = http.get('*/api/bank/get', () => {
  const banks = [nayapay, easypaisa].map((bank) => ({ ...bank, titleCheck: 'unchecked' }));
  return HttpResponse.json({ success: true, banks: [...banks, { _id: 'odd' }] });
});

/**
 * The list could not be loaded; tried again, it can. An account that cannot be parsed hides none of the others. Without a verified name of the seller
 * nothing can be compared.
 */
export const Unreadable: Story = {
  ...accountsPage(
    () => {
      const user = makeUser({ nameVerified: false });
      return createFakeServer({ people: [{ user }], signedIn: user });
    },
    { faults: { getBanks: '500-html' } },
  ),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.page.failed.title, {}, SOON)).toBeVisible();
    const retry = canvas.getByRole('button', { name: texts.page.failed.retry });
    await expect(retry).toBeEnabled();
    msw.use(withUnreadable);
    await userEvent.click(retry);
    await cardOf(canvas, /NayaPay/);
    await expect(canvas.getByText(texts.page.notShown({ n: 1 }))).toBeVisible();
    await expect(canvas.getAllByText(texts.check.unverified)).toHaveLength(2);
  },
};

/**
 * Another default, not saved at first. Saved, its button is gone, and its card has the focus; the title checks are gone too, which the server has turned
 * off meanwhile. While one account is being made the default, no other can be.
 */
export const MadeDefault: Story = {
  ...accountsPage(serverWith(nayapay, meezan, OF_TARIQ, sadapay)),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await expect(await canvas.findAllByText(/verified name/, {}, SOON)).toHaveLength(4);
    msw.use(createFaultHandler(server, 'makeDefaultBank', 'refused'));
    await press(stage, /Meezan/, /^Make default/);
    await toastShown(texts.account.defaultFailed);
    const button = within(await cardOf(canvas, /Meezan/)).getByRole('button', { name: /^Make default/ });
    await waitFor(() => expect(button).toBeEnabled());

    for (const setting of server.settings) if (setting.key === 'title_check') setting.value = 0;
    msw.use(...createHandlers(server));
    await press(stage, /Meezan/, /^Make default/);
    const card = within(await cardOf(canvas, /Meezan/));
    await expect(await card.findByText(texts.account.default)).toBeVisible();
    await expect(canvas.getAllByText(texts.account.default)).toHaveLength(1);
    await toastShown('Meezan Bank ••••8901 is now your default account');
    dismissToast();
    await expect(await cardOf(canvas, /Meezan/)).toHaveFocus();
    await expect(canvas.queryByText(/verified name/)).not.toBeInTheDocument();

    msw.use(createFaultHandler(server, 'makeDefaultBank', 'hang'));
    await press(stage, /SadaPay/, /^Make default/);
    const others = canvas.getAllByRole('button', { name: /^Make default/ });
    await expect(others).toHaveLength(3);
    for (const other of others) await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
  },
};
