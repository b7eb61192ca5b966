import type { BankAccount } from '@sarraf/api-client';
import { bankAccounts, createFakeServer, users, type FakeServer } from '@sarraf/fake-server';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, userEvent as pointer, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages } from '../../features/payment-accounts/payment-accounts.messages.en.ts';
import { visit, type VisitOptions } from './visit.tsx';

/** Context of a play function. */
export type AccountsPlay = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/** Timeout for content that waits for lazy-loaded code and for the server. */
export const SOON = { timeout: 15_000 };

/** Server of a seller with these accounts, of which the first one is the default. */
export const serverWith =
  (...banks: BankAccount[]) =>
  (): FakeServer =>
    createFakeServer({
      people: [{ user: users.seller, banks: banks.map((bank, at) => ({ ...bank, isDefault: at === 0 })) }],
      signedIn: users.seller,
    });

/** Two accounts, and a setting that refuses an account in another name. */
export function refusingServer(): FakeServer {
  const server = serverWith(bankAccounts.nayapay, bankAccounts.meezan)();
  for (const setting of server.settings) if (setting.key === 'title_check') setting.value = 2;
  return server;
}

/** The page of accounts; by default with two of them. */
export const accountsPage = (
  begin: () => FakeServer = serverWith(bankAccounts.nayapay, bankAccounts.meezan),
  options?: VisitOptions,
) => visit('/dashboard/accounts', begin, options);

/** Card of an account, once it is rendered. */
export const cardOf = (canvas: AccountsPlay['canvas'], name: RegExp) => canvas.findByRole('group', { name }, SOON);

/** Clicks a button of a card. */
export const press = async ({ canvas, userEvent }: AccountsPlay, card: RegExp, button: RegExp) =>
  userEvent.click(within(await cardOf(canvas, card)).getByRole('button', { name: button }));

/** Deletes the account of a card, and confirms it. */
export async function confirmDelete(stage: AccountsPlay, card: RegExp) {
  await press(stage, card, /^Delete/);
  const question = within(await screen.findByRole('alertdialog'));
  await stage.userEvent.click(question.getByRole('button', { name: paymentAccountsMessages.deleting.confirm }));
}

/** The open dialog after it has faded in and has the focus; keys typed before that are lost. */
export async function readyDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** Waits until no dialog is open. */
export const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits until a toast has faded in, and puts the pointer on it, so that it stays for the screenshot. */
export async function toastShown(text: string) {
  const shown = await screen.findByText(text);
  await pointer.hover(shown);
  await waitFor(() => expect(shown).toBeVisible());
}
