import type { BankAccount } from '@sarraf/api-client';
import { bankAccounts, createFakeServer, makeUser, orders, users, type FakeServer } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import { accountFormMessages } from '@sarraf/forms/account.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const { payment } = messages;
const { nayapay, meezan, easypaisa, raast } = bankAccounts;
const OF_TARIQ = { ...easypaisa, title: 'TARIQ MEHMOOD' };
const URDU = { ...raast, name: 'عائشہ صدیقی', title: null };
const SHOWN = { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the list' } };

/** Server of a seller with these accounts, of which the first one is the default. */
const serverWith =
  (...banks: BankAccount[]) =>
  (): FakeServer =>
    createFakeServer({
      people: [{ user: users.seller, banks: banks.map((bank, at) => ({ ...bank, isDefault: at === 0 })) }],
      signedIn: users.seller,
    });

const page = (begin: () => FakeServer = serverWith(nayapay, meezan), options?: VisitOptions) =>
  visit('/dashboard/accounts', begin, options);

const cardOf = (canvas: Stage['canvas'], name: RegExp) => canvas.findByRole('group', { name }, { timeout: 15_000 });
const press = async (stage: Pick<Stage, 'canvas' | 'userEvent'>, card: RegExp, button: RegExp) =>
  stage.userEvent.click(within(await cardOf(stage.canvas, card)).getByRole('button', { name: button }));

/** The open dialog after it has faded in and has the focus; keys typed before that are lost. */
async function readyDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
async function openEdit(stage: Pick<Stage, 'canvas' | 'userEvent'>, card = /NayaPay/) {
  await press(stage, card, /^Edit/);
  return readyDialog(texts.editing.title);
}

export const List: Story = {
  ...page(serverWith(nayapay, meezan, easypaisa, raast)),
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, /NayaPay/));
    await expect(card.getByText(texts.account.default)).toBeVisible();
    await expect(card.getByText('AYESHA SIDDIQUI')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('03001234567')).not.toBeInTheDocument();
    await expect(canvas.getAllByText(texts.check.match)).toHaveLength(4);
  },
};

/** The three results of the title check: only a match is green. */
export const TitleChecks: Story = {
  ...page(serverWith(nayapay, OF_TARIQ, { ...raast, name: 'Аиша', title: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.check.match, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
    await expect(canvas.getByText(texts.check.unchecked)).toBeVisible();
  },
};

/** Without a verified name of the seller nothing can be compared. */
export const NotVerified: Story = {
  ...page(() => {
    const user = makeUser({ nameVerified: false });
    return createFakeServer({ people: [{ user, banks: [nayapay, easypaisa] }], signedIn: user });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(texts.check.unverified, {}, { timeout: 15_000 })).toHaveLength(2);
  },
};

export const CheckOff: Story = {
  ...page(() => {
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
  ...page(serverWith()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.page.empty.title, {}, { timeout: 15_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.page.add }));
    await readyDialog(payment.submit);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  ...page(undefined, { faults: { getBanks: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.page.loading, {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  ...page(undefined, { faults: { getBanks: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.page.failed.title, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.page.failed.retry })).toBeEnabled();
  },
};

/** An account that cannot be parsed hides none of the others. */
export const Unreadable: Story = {
  ...page(undefined, {
    handlers: [
      http.get('*/api/bank/get', () => HttpResponse.json({ success: true, banks: [nayapay, { _id: 'odd' }] })),
    ],
  }),
  play: async ({ canvas }) => {
    await cardOf(canvas, /NayaPay/);
    await expect(canvas.getByText(texts.page.notShown({ n: 1 }))).toBeVisible();
  },
};

export const MadeDefault: Story = {
  ...page(),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Make default/);
    const card = within(await cardOf(stage.canvas, /Meezan/));
    await expect(await card.findByText(texts.account.default)).toBeVisible();
    await expect(stage.canvas.getAllByText(texts.account.default)).toHaveLength(1);
  },
};

export const DefaultFailed: Story = {
  ...page(undefined, { faults: { makeDefaultBank: 'refused' } }),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Make default/);
    await expect(await screen.findByText(texts.account.defaultFailed)).toBeVisible();
    const button = within(await cardOf(stage.canvas, /Meezan/)).getByRole('button', { name: /^Make default/ });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const Editing: Story = {
  ...page(),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    await expect(dialog.getByLabelText(new RegExp(`^${payment.name}`))).toHaveValue('Ayesha Siddiqui');
    await expect(dialog.getByLabelText(new RegExp(`^${payment.phone}`))).toHaveValue('03001234567');
    await expect(dialog.getByText(texts.editing.description)).toBeVisible();
  },
};

export const Edited: Story = {
  ...page(),
  parameters: SHOWN,
  play: async (stage) => {
    const dialog = await openEdit(stage);
    const phone = dialog.getByLabelText(new RegExp(`^${payment.phone}`));
    await stage.userEvent.clear(phone);
    await stage.userEvent.type(phone, '0345 765 4321');
    await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = within(await cardOf(stage.canvas, /NayaPay/));
    await expect(card.getByText('••••4321')).toBeVisible();
    await expect(card.getByText(texts.account.default)).toBeVisible();
  },
};

/** Nothing was changed: the dialog closes without a question. */
export const ClosedUnchanged: Story = {
  ...page(),
  parameters: SHOWN,
  play: async (stage) => {
    await openEdit(stage);
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const DiscardAsked: Story = {
  ...page(),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    await stage.userEvent.type(dialog.getByLabelText(new RegExp(`^${payment.name}`)), ' Khan');
    await stage.userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: payment.discardTitle })).toBeVisible();
  },
};

/** Another name than the verified one is refused at the name, where the operator wants that. */
export const OtherNameRefused: Story = {
  ...page(() => {
    const server = serverWith(nayapay, meezan)();
    for (const setting of server.settings) if (setting.key === 'title_check') setting.value = 2;
    return server;
  }),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    const phone = dialog.getByLabelText(new RegExp(`^${payment.phone}`));
    await stage.userEvent.clear(phone);
    await stage.userEvent.type(phone, '03451110007');
    await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
    const name = dialog.getByLabelText(new RegExp(`^${payment.name}`));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(dialog.getByText(/in the name of TARIQ MEHMOOD/)).toBeVisible();
    await expect(phone).toHaveValue('03451110007');
  },
};

export const EditUnanswered: Story = {
  ...page(undefined, { faults: { updateBank: 'refused' } }),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    await stage.userEvent.type(dialog.getByLabelText(new RegExp(`^${payment.name}`)), ' Khan');
    await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
    await expect(await dialog.findByText('Network error')).toBeVisible();
    await expect(dialog.getByLabelText(new RegExp(`^${payment.name}`))).toHaveValue('Ayesha Siddiqui Khan');
  },
};

/** Another device was faster: what was typed stays in the form. */
export const EditedElsewhere: Story = {
  ...page(),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    stage.server.people.get(users.seller._id ?? '')?.banks.shift();
    await stage.userEvent.type(dialog.getByLabelText(new RegExp(`^${payment.name}`)), ' Khan');
    await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
    await expect(await dialog.findByText(/changed or deleted on another device|Not found/)).toBeVisible();
    await expect(dialog.getByLabelText(new RegExp(`^${payment.name}`))).toHaveValue('Ayesha Siddiqui Khan');
  },
};

export const DeleteAsked: Story = {
  ...page(),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Delete/);
    const question = await screen.findByRole('alertdialog', { name: 'Delete Meezan Bank ••••8901?' });
    await expect(question).toHaveTextContent(texts.deleting.message);
  },
};

const confirmDelete = async (stage: Stage, card: RegExp) => {
  await press(stage, card, /^Delete/);
  const question = within(await screen.findByRole('alertdialog'));
  await stage.userEvent.click(question.getByRole('button', { name: texts.deleting.confirm }));
};

export const Deleted: Story = {
  ...page(),
  parameters: SHOWN,
  play: async (stage) => {
    await confirmDelete(stage, /Meezan/);
    await waitFor(() => expect(stage.canvas.queryByRole('group', { name: /Meezan/ })).not.toBeInTheDocument());
    await expect(await cardOf(stage.canvas, /NayaPay/)).toBeVisible();
  },
};

/** An order is still to be paid to the account: the notice names it and leads to it. */
export const DeleteRefused: Story = {
  ...page(() => {
    const server = serverWith(nayapay, meezan)();
    server.orders = [{ ...orders.pending, bank_id: nayapay }];
    return server;
  }),
  play: async (stage) => {
    await confirmDelete(stage, /NayaPay/);
    await expect(await stage.canvas.findByText(texts.deleting.inUse.title)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('link', { name: texts.deleting.inUse.open })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
    await expect(await cardOf(stage.canvas, /NayaPay/)).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  ...page(undefined, { faults: { deleteBank: 'refused' } }),
  play: async (stage) => {
    await confirmDelete(stage, /Meezan/);
    await expect(await screen.findByText(texts.deleting.failed)).toBeVisible();
  },
};

/** Added in another name: it is saved, and a warning says so. */
export const AddedWithWarning: Story = {
  ...page(),
  play: async ({ canvas, userEvent }) => {
    await cardOf(canvas, /NayaPay/);
    await userEvent.click(canvas.getByRole('button', { name: texts.page.add }));
    const dialog = await readyDialog(payment.submit);
    await userEvent.selectOptions(dialog.getByLabelText(payment.method), 'easypaisa');
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${payment.name}`)), 'Ayesha Siddiqui');
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${payment.phone}`)), '03451110007');
    await userEvent.click(dialog.getByRole('button', { name: payment.submit }));
    await expect(await screen.findByText(texts.check.warning({ account: 'Easypaisa ••••0007' }))).toBeVisible();
    await expect(await canvas.findByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
  },
};

export const Stress: Story = {
  ...page(
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
