import type { Order } from '@sarraf/api-client';
import { hashes, makeOrder } from '@sarraf/fake-server';
import { dialog } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import { ReceiptDialog } from '../shared/receipt/ReceiptDialog.tsx';
import { receiptMessages as messages } from '../shared/receipt/receipt.messages.en.ts';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { fakeNavigator } from './testing/fake-navigator.ts';
import { sellerServer } from './testing/sell-servers.ts';
import { loadSellerMessages } from './testing/messages.ts';

const paid = (changes: Partial<Order> = {}): Order =>
  makeOrder({
    ...{ status: 'completed', receivedAmount: 500, networkName: 'Tron (TRC20)' },
    ...{ hash: hashes.trc20, transfer_ref: 'UTR2506020941337' },
    events: [{ type: 'completed', at: '2025-06-02T09:45:00Z' }],
    ...changes,
  });

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptDialog,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { order: paid() },
} satisfies Meta<typeof ReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => withFakeServer(() => sellerServer(), { dialogs: ['receipt'] });
/** A browser that shares files, as phones do. */
const sharing = (share: () => Promise<void>) => fakeNavigator(open(), { share, canShare: () => true });
const noSharing = () => fakeNavigator(open(), { share: undefined, canShare: undefined });

/** Alternative text of the picture, with plain blanks. */
const textOf = (image: HTMLImageElement) => image.alt.replaceAll('\u00A0', ' ');

const picture = () => screen.findByRole<HTMLImageElement>('img', { name: /UTR2506020941337/ }, { timeout: 10_000 });

const share = fn(async () => {});

/** The picture is ready: 1080 pixels wide, with all its figures as alternative text. The second tap shares it. */
export const Ready: Story = {
  tags: ['light-phone'],
  ...sharing(share),
  play: async ({ userEvent }) => {
    share.mockClear();
    const image = await picture();
    await waitFor(() => expect(image.naturalWidth).toBe(1080));
    await expect(image.naturalHeight).toBeGreaterThan(1000);
    await expect(document.fonts.check("700 40px 'Figtree Variable'")).toBe(true);
    for (const figure of ['Rs. 1,37,857.5', '500 USDT', 'Rs. 278.5', 'Rs. 1,392.5', 'NayaPay ••••4567'])
      await expect(textOf(image)).toContain(figure);
    await userEvent.click(screen.getByRole('button', { name: messages.share }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [shared] = share.mock.lastCall as unknown as [{ files: File[] }];
    await expect(shared.files[0]?.type).toBe('image/png');
    await expect(shared.files[0]?.size).toBeGreaterThan(10_000);
  },
};

/** Figures of a receipt whose rest came too late: what was sold, not what arrived, so that they add up. */
const SOLD = ['450 USDT', 'Rs. 278.5', 'Rs. 1,253.25', 'Rs. 1,24,071.75'];

/** Without a share sheet for files the picture is saved. Opened again, it is drawn again: on a slow phone nothing can be saved yet. */
export const Drawing: Story = {
  ...noSharing(),
  args: {
    order: paid({
      ...{ exception: 'late', receivedAmount: 500, soldAmount: 450, net_amount: 124071.75, platform_fee: 1253.25 },
    }),
  },
  render: ({ order }) => <Receipt order={order} />,
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = await picture();
    for (const figure of SOLD) await expect(textOf(image)).toContain(figure);
    await expect(textOf(image)).not.toContain('500 USDT');
    await expect(screen.getByRole('button', { name: messages.save })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: messages.share })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: messages.copy })).toBeVisible();

    await dialog(canvasElement, messages.title).close();
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: messages.open }));
    await expect(await screen.findByText(messages.drawing)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: messages.save })).toBeDisabled();
    await expect(screen.getByRole('button', { name: messages.copy })).toBeEnabled();
  },
};

/** Draws nothing until the story ends. */
const drawingNothing = () => {
  const story = noSharing();
  return {
    ...story,
    beforeEach: (context: Parameters<typeof story.beforeEach>[0]) => {
      const leave = story.beforeEach(context);
      spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((given) => given(null));
      return leave;
    },
  };
};

/** The browser draws nothing: a sentence, another try, and the text. */
export const Failed: Story = {
  ...drawingNothing(),
  play: async () => {
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    await expect(within(alert).getByText(messages.failed.title)).toBeVisible();
    await expect(within(alert).getByRole('button', { name: messages.failed.retry })).toBeVisible();
    await expect(screen.getByRole('button', { name: messages.copy })).toBeVisible();
  },
};

/** The longest values of every field. The share sheet fails: the picture can be saved. */
export const Stress: Story = {
  ...sharing(() => Promise.reject(new Error('No target.'))),
  args: {
    order: paid({
      ...{ quantity: 99999.999999, receivedAmount: 99999.999999, price: 280.1, net_amount: 27729899.72 },
      ...{ platform_fee: 280100.28, network: 'erc20', networkName: 'Ethereum Mainnet (ERC20)' },
      transfer_ref: 'UTR2506020941337/RAAST-250602-00401-9999',
      bank_id: {
        ...{ _id: 'b', name: 'Muhammad Abdul-Rehman Siddiqui', method: 'others' },
        bankName: 'Khushhali Microfinance Bank Limited, Main Boulevard Branch',
        accountNumber: '00000912887766554',
      },
    }),
  },
  play: async ({ userEvent }) => {
    const image = await picture();
    await expect(textOf(image)).toContain('Rs. 2,77,29,899.72');
    await userEvent.click(screen.getByRole('button', { name: messages.share }));
    await expect(await screen.findByText(messages.shareFailed)).toBeVisible();
    await expect(screen.getByRole('button', { name: messages.save })).toBeEnabled();
  },
};
