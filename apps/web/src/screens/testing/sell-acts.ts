import { messages } from '@sarraf/forms/messages.en';
import { amount, radioList, type Name } from '@sarraf/ui/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sellMessages } from '../../features/sell/sell.messages.en.ts';

/** Goes from step 1 to step 2. */
export async function goToNetworks(page: HTMLElement, usdt = '500') {
  const canvas = within(page);
  await amount(page, messages.sell.amount).type(usdt);
  await radioList(page).choose('NayaPay');
  await userEvent.click(await canvas.findByRole('button', { name: messages.sell.submit }));
  await expect(await canvas.findByRole('heading', { name: sellMessages.network.title })).toBeVisible();
}

/** Chooses a network in step 2 and presses Sell Now. */
export async function sellOn(page: HTMLElement, network: Name) {
  await radioList(page).choose(network);
  await userEvent.click(await within(page).findByRole('button', { name: messages.network.submit }));
}

/** Opens the cancel dialog of step 3 and waits until it has faded in; its buttons cannot be clicked before. */
export async function askToCancel(page: HTMLElement) {
  const { cancel, confirmCancel } = sellMessages.payment;
  await userEvent.click(await within(page).findByRole('button', { name: cancel }));
  const question = await screen.findByRole('alertdialog', { name: confirmCancel.title });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** Cancels the order in step 3. */
export async function cancelOrder(page: HTMLElement) {
  const question = await askToCancel(page);
  await userEvent.click(question.getByRole('button', { name: sellMessages.payment.confirmCancel.yes }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expect(
    await within(page).findByRole('heading', { name: sellMessages.result.headings.cancelled }),
  ).toBeVisible();
}

/** Fires `visibilitychange`, which polls the order at once, until `holds` no longer throws. */
export const pollUntil = (holds: () => Promise<void>) =>
  waitFor(
    async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await holds();
    },
    { timeout: 10_000 },
  );
