import { messages } from '@sarraf/forms/messages.en';
import { amount, radioList, type Name } from '@sarraf/ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** Fires `visibilitychange`, which polls the order at once, until `holds` no longer throws. */
export const pollUntil = (holds: () => Promise<void>) =>
  waitFor(
    async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await holds();
    },
    { timeout: 10_000 },
  );
