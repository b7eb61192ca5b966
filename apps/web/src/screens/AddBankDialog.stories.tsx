import { bankAccounts, createFakeServer, createFaultHandler, users } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { AddBankDialog } from '../features/payment-accounts/AddBankDialog.tsx';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Add Payment Method',
  component: AddBankDialog,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { onAdded: fn() },
} satisfies Meta<typeof AddBankDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment } = messages;
const NAYAPAY_ID = 'ayesha.khan@nayapay';

/** The open dialog over an empty page, for a seller with one account. */
const open = () =>
  withFakeServer(
    () => createFakeServer({ people: [{ user: users.seller, banks: [bankAccounts.meezan] }], signedIn: users.seller }),
    { dialogs: [DIALOG.addBank] },
  );

type Hand = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The dialog after it has faded in and has the focus; keys typed before that are lost. */
async function readyDialog() {
  const dialog = await screen.findByRole('dialog', { name: payment.submit });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

async function fill(userEvent: Hand) {
  await readyDialog();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${payment.name}`)), 'Ayesha Khan');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${payment.nayapayId}`)), NAYAPAY_ID);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${payment.phone}`)), '03001234567');
}

const submit = (userEvent: Hand) => userEvent.click(screen.getByRole('button', { name: payment.submit }));

export const Pristine: Story = {
  tags: ['light-phone'],
  ...open(),
  play: async () => {
    await readyDialog();
    await expect(screen.getByPlaceholderText('03XX XXXXXXX')).toBeVisible();
  },
};

/** Refuses to add the account. */
const refusing = (message: string, errors: Record<string, string>) =>
  http.post('*/api/bank/add', () => HttpResponse.json({ success: false, message, errors }, { status: 400 }));

/**
 * Everything that is missing is said at its field. What was typed stays when the server does not answer or refuses without words. If the bank does not know
 * the account, that is said at the field of its number; a message of the server about a field is shown at that field, any other above the buttons
 * (product.md R31).
 */
export const RefusedByTheServer: Story = {
  ...open(),
  play: async ({ userEvent, msw, server }) => {
    await readyDialog();
    await submit(userEvent);
    await expect(await screen.findByText('Account holder name is required')).toBeVisible();
    await expect(screen.getByText('NayaPay ID is required')).toBeVisible();
    await expect(screen.getByText('Phone number is required')).toBeVisible();

    await fill(userEvent);
    msw.use(createFaultHandler(server, 'addBank', 'refused'));
    await submit(userEvent);
    await expect(await screen.findByText('Network error')).toBeVisible();
    await expect(screen.getByLabelText(new RegExp(`^${payment.nayapayId}`))).toHaveValue(NAYAPAY_ID);
    await expect(await screen.findByRole('button', { name: payment.submit })).toBeEnabled();

    msw.use(createFaultHandler(server, 'addBank', '200-refused'));
    await submit(userEvent);
    await expect(await screen.findByText('Failed to add payment method')).toBeVisible();

    const unknown = 'The bank does not know this account. Please check the number.';
    msw.use(refusing(unknown, { phoneNumber: unknown }));
    await submit(userEvent);
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${payment.phone}`))).toBeInvalid());
    await expect(screen.getByText(/The bank does not know this account/)).toBeVisible();

    const errors = { nayapayId: 'NayaPay does not know this ID', general: 'This account could not be verified.' };
    msw.use(refusing('Please check the details', errors));
    await submit(userEvent);
    await expect(await screen.findByText('NayaPay does not know this ID')).toBeVisible();
    await expect(screen.getByText('This account could not be verified.')).toBeVisible();
    await expect(screen.getByLabelText(new RegExp(`^${payment.nayapayId}`))).toBeInvalid();
  },
};

/** Escape with something typed asks first (product.md S11). Declined, everything stays. */
export const DiscardAsked: Story = {
  ...open(),
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.keyboard('{Escape}');
    const first = await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.click(within(first).getByRole('button', { name: payment.discardCancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByLabelText(new RegExp(`^${payment.nayapayId}`))).toHaveValue(NAYAPAY_ID);

    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    await expect(question).toHaveTextContent('You have unsaved changes. Are you sure you want to discard them?');
  },
};

export const Added: Story = {
  ...open(),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'the dialog is gone' } },
  play: async ({ userEvent, args }) => {
    await fill(userEvent);
    await submit(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onAdded).toHaveBeenCalledWith(expect.objectContaining({ nayapayId: NAYAPAY_ID }));
  },
};
