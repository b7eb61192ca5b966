import { messages } from '@sarraf/forms/messages.en';
import { expect, waitFor, type screen } from 'storybook/test';
import { sellMessages } from '../../features/sell/sell.messages.en.ts';

/** Queries and user events of a story's play function. */
interface Seller {
  canvas: Pick<typeof screen, 'findByRole' | 'findByLabelText'>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** Types how much to sell, in USDT. */
export async function typeAmount({ canvas, userEvent }: Seller, amount: string) {
  const field = await canvas.findByLabelText(messages.sell.amount);
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

/** Chooses the account that receives the rupees. */
export async function chooseAccount({ canvas, userEvent }: Seller, name: RegExp) {
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

/** Goes from step 1 to step 2. */
export async function goToNetworks(seller: Seller, amount = '500') {
  await typeAmount(seller, amount);
  await chooseAccount(seller, /NayaPay/);
  await seller.userEvent.click(await seller.canvas.findByRole('button', { name: messages.sell.submit }));
  await expect(await seller.canvas.findByRole('heading', { name: sellMessages.network.title })).toBeVisible();
}

/** Chooses a network in step 2 and presses Sell Now. */
export async function sellOn({ canvas, userEvent }: Seller, network: RegExp) {
  await userEvent.click(await canvas.findByRole('radio', { name: network }));
  await userEvent.click(await canvas.findByRole('button', { name: messages.network.submit }));
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
