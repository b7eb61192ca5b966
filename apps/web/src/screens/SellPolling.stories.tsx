import { createFaultHandler, createHandlers } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { pollUntil } from './testing/sell-acts.ts';
import { decidedServer, payingServer } from './testing/sell-servers.ts';
import { POLL_FAULT } from '../features/sell/order/use-order-polling.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/3 Reading',
  component: SellPage,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { renderAddBankDialog: () => null, renderPayoutProblem: () => null, renderProof: () => null },
} satisfies Meta<typeof SellPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment, result } = sellMessages;

/**
 * The server answers, but not with an order: the notice says that a deposit is safe, not that the server is unreachable. *Try again* takes it away, until
 * the answers are unreadable again.
 */
export const Unreadable: Story = {
  tags: ['light-phone'],
  ...withFakeServer(payingServer, { faults: { getOrder: '500-html' } }),
  parameters: { logs: [POLL_FAULT] },
  play: async ({ canvas, userEvent, msw, server }) => {
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();
    await pollUntil(() => expect(canvas.getByText(payment.unreadable.title)).toBeVisible());
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: payment.unreadable.retry }));
    await waitFor(() => expect(canvas.queryByText(payment.unreadable.title)).not.toBeInTheDocument());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();

    msw.use(createFaultHandler(server, 'getOrder', '200-empty-object'));
    await pollUntil(() => expect(canvas.getByText(payment.unreadable.title)).toBeVisible());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(result.support) })).toBeVisible();
    await expect(canvas.queryByText(payment.reconnecting)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();
  },
};

/** Unreadable answers in step 4: the last known result stays, with the link to support. */
export const UnreadableResult: Story = {
  ...withFakeServer(() => decidedServer({ status: 'in_process', receivedAmount: 500 })),
  parameters: { logs: [POLL_FAULT] },
  play: async ({ canvas, msw, server }) => {
    await canvas.findByRole('heading', { name: result.headings['in-process'] });
    msw.use(createFaultHandler(server, 'getOrder', '200-empty-object'));
    await pollUntil(() => expect(canvas.getByText(payment.unreadable.title)).toBeVisible());
    await expect(canvas.getByRole('heading', { name: result.headings['in-process'] })).toBeVisible();
  },
};
