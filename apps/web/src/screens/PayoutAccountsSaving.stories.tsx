import { bankAccounts, users } from '@sarraf/fake-server';
import { accountFormMessages } from '@sarraf/forms/account.en';
import { messages } from '@sarraf/forms/messages.en';
import { dialog as dialogOf, field, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import {
  accountsPage,
  cardOf,
  dialogGone,
  LOOKS_LIKE_LIST,
  press,
  readyDialog,
  refusingServer,
  serverWith,
  SOON,
  toastShown,
  type AccountsPlay,
} from './testing/accounts-acts.ts';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment } = messages;
const { nayapay, easypaisa } = bankAccounts;
const nameField = new RegExp(`^${payment.name}`);
const BANK_UNANSWERED = 'The bank did not say in whose name this account is. Please try again in a few minutes.';
const phoneField = new RegExp(`^${payment.phone}`);

async function openEdit(stage: AccountsPlay) {
  await press(stage, /NayaPay/, /^Edit/);
  return readyDialog(texts.editing.title);
}

/** Opens the edit dialog, changes the phone number and saves. */
async function editPhone(stage: AccountsPlay, typed: string) {
  const dialog = await openEdit(stage);
  await field(dialogOf(document.body, texts.editing.title), phoneField).type(typed);
  await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
  return dialog;
}

/** Opens the edit dialog, lengthens the holder's name and saves. */
async function editName(stage: AccountsPlay, before?: () => void) {
  const dialog = await openEdit(stage);
  before?.();
  await stage.userEvent.type(dialog.getByLabelText(nameField), ' Khan');
  await stage.userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
  return dialog;
}

/** Opens the dialog and adds an Easypaisa account with this number. */
async function addEasypaisa({ canvas, userEvent }: AccountsPlay, phone: string) {
  await cardOf(canvas, /NayaPay/);
  await userEvent.click(canvas.getByRole('button', { name: texts.page.add }));
  await readyDialog(payment.submit);
  const adding = dialogOf(document.body, payment.submit);
  await select(adding, payment.method).choose('easypaisa');
  await field(adding, nameField).type('Ayesha Siddiqui');
  await field(adding, phoneField).type(phone);
  await adding.press(payment.submit);
}

export const Editing: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui');
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03001234567');
    await expect(dialog.getByText(texts.editing.description)).toBeVisible();
  },
};

/** The changed account is in the place of the old one, and its button has the focus again. */
export const Edited: Story = {
  ...accountsPage(),
  parameters: LOOKS_LIKE_LIST,
  play: async (stage) => {
    await editPhone(stage, '0345 765 4321');
    await dialogGone();
    const card = within(await cardOf(stage.canvas, /NayaPay/));
    await expect(card.getByText('••••4321')).toBeVisible();
    await expect(card.getByText(texts.account.default)).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: /^Edit/ })).toHaveFocus());
  },
};

/** Forward after saving leads to a dialog of an account that is no more: it closes by itself, so that another one can be opened. */
export const EditedThenForward: Story = {
  ...accountsPage(undefined, { dialog: 'edit-bank:replaced' }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like Editing' } },
  play: async (stage) => {
    await waitFor(async () => {
      await press(stage, /NayaPay/, /^Edit/);
      await expect(screen.getByRole('dialog', { name: texts.editing.title })).toBeVisible();
    }, SOON);
  },
};

/** Changed to an account in another name: it is saved, and a warning says so. */
export const EditedWithWarning: Story = {
  ...accountsPage(),
  play: async (stage) => {
    await editPhone(stage, '03451110007');
    await toastShown(texts.check.warning({ account: 'NayaPay ••••0007' }));
    await expect(await stage.canvas.findByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
  },
};

/** Nothing was changed: the dialog closes without a question. */
export const ClosedUnchanged: Story = {
  ...accountsPage(),
  parameters: LOOKS_LIKE_LIST,
  play: async (stage) => {
    await openEdit(stage);
    await stage.userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const DiscardAsked: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const dialog = await openEdit(stage);
    await stage.userEvent.type(dialog.getByLabelText(nameField), ' Khan');
    await stage.userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: payment.discardTitle })).toBeVisible();
  },
};

/** Another name than the verified one is refused at the name, where the operator wants that. */
export const OtherNameRefused: Story = {
  ...accountsPage(refusingServer),
  play: async (stage) => {
    const dialog = await editPhone(stage, '03451110007');
    await waitFor(() => expect(dialog.getByLabelText(nameField)).toBeInvalid());
    await expect(dialog.getByText(/in the name of TARIQ MEHMOOD/)).toBeVisible();
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03451110007');
  },
};

export const EditUnanswered: Story = {
  ...accountsPage(undefined, { faults: { updateBank: 'refused' } }),
  play: async (stage) => {
    const dialog = await editName(stage);
    await expect(await dialog.findByText('Network error')).toBeVisible();
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui Khan');
  },
};

/** Another device was faster: what was typed stays in the form. */
export const EditedElsewhere: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const dialog = await editName(stage, () => void stage.server.people.get(users.seller._id ?? '')?.banks.shift());
    await expect(await dialog.findByText(texts.editing.gone)).toBeVisible();
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui Khan');
  },
};

/** Where another name is refused, a bank that does not answer is a reason to try later: what was typed stays in the form. */
export const BankUnanswered: Story = {
  ...accountsPage(refusingServer, {
    handlers: [
      http.put('*/api/bank/:id', () =>
        HttpResponse.json({ success: false, message: BANK_UNANSWERED }, { status: 503 }),
      ),
    ],
  }),
  play: async (stage) => {
    const dialog = await editPhone(stage, '03451112224');
    await expect(await dialog.findByText(BANK_UNANSWERED)).toBeVisible();
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03451112224');
  },
};

export const Added: Story = {
  ...accountsPage(),
  play: async (stage) => {
    await addEasypaisa(stage, '03451112224');
    await toastShown(texts.added);
    await expect(await cardOf(stage.canvas, /Easypaisa/)).toBeVisible();
  },
};

/** Added in another name: it is saved, and a warning says so. */
export const AddedWithWarning: Story = {
  ...accountsPage(),
  play: async (stage) => {
    await addEasypaisa(stage, '03451110007');
    await toastShown(texts.check.warning({ account: 'Easypaisa ••••0007' }));
    await expect(await stage.canvas.findByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
  },
};

/** The seller has the account already: nothing is added, and a toast says so. */
export const AddedAlready: Story = {
  ...accountsPage(serverWith(nayapay, easypaisa)),
  play: async (stage) => {
    await addEasypaisa(stage, '0345 111 2223');
    await toastShown(texts.known({ account: 'Easypaisa ••••2223' }));
    await dialogGone();
    await expect(stage.canvas.getAllByRole('group', { name: /Easypaisa/ })).toHaveLength(1);
  },
};
