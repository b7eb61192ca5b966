import { createFaultHandler, createHandlers, users } from '@sarraf/fake-server';
import { accountFormMessages } from '@sarraf/forms/account.en';
import { messages } from '@sarraf/forms/messages.en';
import { dismissToast } from '@sarraf/ui';
import { dialog as dialogOf, field, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import {
  accountsPage,
  cardOf,
  dialogGone,
  press,
  readyDialog,
  refusingServer,
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
const nameField = new RegExp(`^${payment.name}`);
const BANK_UNANSWERED = 'The bank did not say in whose name this account is. Please try again in a few minutes.';
const phoneField = new RegExp(`^${payment.phone}`);

async function openEdit(stage: AccountsPlay) {
  await press(stage, /NayaPay/, /^Edit/);
  return readyDialog(texts.editing.title);
}

/** Sets the phone number in the edit dialog and saves. */
async function savePhone(typed: string) {
  const dialog = dialogOf(document.body, texts.editing.title);
  await field(dialog, phoneField).type(typed);
  await dialog.press(accountFormMessages.save);
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

/**
 * Forward after saving leads to a dialog of an account that is no more: it closes by itself, so that another one can be opened. Nothing was changed there:
 * it closes without a question.
 */
export const Editing: Story = {
  ...accountsPage(undefined, { dialog: 'edit-bank:replaced' }),
  play: async (stage) => {
    await waitFor(async () => {
      await press(stage, /NayaPay/, /^Edit/);
      await expect(screen.getByRole('dialog', { name: texts.editing.title })).toBeVisible();
    }, SOON);
    await readyDialog(texts.editing.title);
    await stage.userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    const dialog = await openEdit(stage);
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui');
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03001234567');
    await expect(dialog.getByText(texts.editing.description)).toBeVisible();
  },
};

/**
 * The changed account is in the place of the old one, and its button has the focus again. Changed to an account in another name: it is saved, and a
 * warning says so.
 */
export const EditedWithWarning: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const { canvas } = stage;
    await openEdit(stage);
    await savePhone('0345 765 4321');
    await dialogGone();
    const card = within(await cardOf(canvas, /NayaPay/));
    await expect(card.getByText('••••4321')).toBeVisible();
    await expect(card.getByText(texts.account.default)).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: /^Edit/ })).toHaveFocus());

    dismissToast();
    await openEdit(stage);
    await savePhone('03451110007');
    await toastShown(texts.check.warning({ account: 'NayaPay ••••0007' }));
    await expect(await canvas.findByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
  },
};

const bankUnanswered = http.put('*/api/bank/:id', () =>
  HttpResponse.json({ success: false, message: BANK_UNANSWERED }, { status: 503 }),
);

/**
 * Where the operator refuses another name than the verified one, a bank that does not answer is a reason to try later, and another name is refused at the
 * name. What was typed stays in the form.
 */
export const OtherNameRefused: Story = {
  ...accountsPage(refusingServer),
  play: async (stage) => {
    const { msw, server } = stage;
    const dialog = await openEdit(stage);
    msw.use(bankUnanswered);
    await savePhone('03451112224');
    await expect(await dialog.findByText(BANK_UNANSWERED)).toBeVisible();
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03451112224');

    msw.use(...createHandlers(server));
    await savePhone('03451110007');
    await waitFor(() => expect(dialog.getByLabelText(nameField)).toBeInvalid());
    await expect(dialog.getByText(/in the name of TARIQ MEHMOOD/)).toBeVisible();
    await expect(dialog.getByLabelText(phoneField)).toHaveValue('03451110007');
  },
};

/** The network fails, and then another device was faster: what was typed stays in the form, and is not discarded without a question. */
export const DiscardAsked: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const { msw, server, userEvent } = stage;
    const dialog = await openEdit(stage);
    const save = async () => userEvent.click(dialog.getByRole('button', { name: accountFormMessages.save }));
    await userEvent.type(dialog.getByLabelText(nameField), ' Khan');
    msw.use(createFaultHandler(server, 'updateBank', 'refused'));
    await save();
    await expect(await dialog.findByText('Network error')).toBeVisible();
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui Khan');

    msw.use(...createHandlers(server));
    server.people.get(users.seller._id ?? '')?.banks.shift();
    await save();
    await expect(await dialog.findByText(texts.editing.gone)).toBeVisible();
    await expect(dialog.getByLabelText(nameField)).toHaveValue('Ayesha Siddiqui Khan');

    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: payment.discardTitle })).toBeVisible();
  },
};

/**
 * Added; added again, the seller has the account already: nothing is added, and a toast says so. Added in another name: it is saved, and a warning says
 * so.
 */
export const AddedWithWarning: Story = {
  ...accountsPage(),
  play: async (stage) => {
    const { canvas } = stage;
    await addEasypaisa(stage, '03451112224');
    await toastShown(texts.added);
    await expect(await cardOf(canvas, /Easypaisa/)).toBeVisible();

    dismissToast();
    await addEasypaisa(stage, '0345 111 2224');
    await toastShown(texts.known({ account: 'Easypaisa ••••2224' }));
    await dialogGone();
    await expect(canvas.getAllByRole('group', { name: /Easypaisa/ })).toHaveLength(1);

    dismissToast();
    await addEasypaisa(stage, '03451110007');
    await toastShown(texts.check.warning({ account: 'Easypaisa ••••0007' }));
    await expect(await canvas.findByText(texts.check.mismatch({ name: 'Ayesha Siddiqui' }))).toBeVisible();
  },
};
