import { historyFilterMessages as fields } from '@sarraf/forms/history-filter.en';
import { createHandlers, makeHistory, orders, returnedOrders, scenarios } from '@sarraf/fake-server';
import { slip } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { statementMessages as messages } from '../features/statement/statement.messages.en.ts';
import { sellerWith } from './testing/history.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Statement',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const LATE = { timeout: 15_000 };
const YEAR = '?from=2024-07-01&to=2025-06-30';
const sellerWithAll = sellerWith(orders.completed, orders.success, ...Object.values(returnedOrders));
const statement = (begin: Parameters<typeof visit>[1], options?: VisitOptions, days = YEAR) =>
  visit(`/dashboard/statement${days}`, begin, options);

/** Presses *Print*: the browser is asked once the sales are loaded. The sheets for paper are in the page, and not on the screen. */
async function print({ canvas, canvasElement, userEvent }: Stage) {
  const asked = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(await canvas.findByRole('button', { name: messages.print }, LATE));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce(), LATE);
  asked.mockRestore();
  const sheets = canvasElement.ownerDocument.querySelector('[data-print-slip]');
  await expect(sheets).not.toBeVisible();
  return sheets;
}

/**
 * The sums add up; what the bank returned stands apart. A print does not change the screen. The reference of a payment service that told no UTR has its
 * own name on paper.
 */
export const Sums: Story = {
  tags: ['light-phone'],
  ...statement(sellerWithAll),
  play: async (stage) => {
    const { canvas, canvasElement, server } = stage;
    await expect(await canvas.findByText(messages.received, undefined, LATE)).toBeVisible();
    await expect(canvas.getAllByText('Rs. 37,42,274.25').length).toBeGreaterThan(0);
    // Both figures of what was sold by a method and of what stands apart.
    for (const label of ['NayaPay (1)', 'Raast (1)', messages.returned({ n: '2' }), messages.refunded({ n: '1' })]) {
      await expect(await slip(canvasElement).value(label)).toMatch(/^Rs\. [\d,.]+ [\d,.]+ USDT$/);
    }
    await expect(canvas.getByRole('button', { name: messages.download })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: messages.print })).toBeEnabled();

    const sheets = await print(stage);
    await expect(sheets?.querySelectorAll('h1')).toHaveLength(1);
    await expect(sheets).toHaveTextContent(messages.printed.asOf);
    await expect(sheets?.querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(sheets).not.toHaveTextContent(messages.printed.paymentReference);

    server.orders = [{ ...orders.completed, transfer_ref: 'NP-77', transferRefIsUtr: false }];
    await expect(await print(stage)).toHaveTextContent(`${messages.printed.paymentReference}NP-77`);
  },
};

export const Loading: Story = {
  ...statement(scenarios.seller, { faults: { getStatement: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, undefined, LATE)).toBeInTheDocument();
  },
};

/** The statement could not be loaded; the retry finds no sale. */
export const Empty: Story = {
  ...statement(scenarios.emptySeller, { faults: { getStatement: '500-html' } }),
  play: async ({ canvas, msw, server, userEvent }) => {
    await expect(await canvas.findByText(messages.failed.title, undefined, LATE)).toBeVisible();
    const retry = canvas.getByRole('button', { name: messages.failed.retry });
    await expect(retry).toBeEnabled();
    msw.use(...createHandlers(server));
    await userEvent.click(retry);
    await expect(await canvas.findByText(messages.empty.title, undefined, LATE)).toBeVisible();
  },
};

/** More sales than can be printed. More than 400 days: the field says so, and no figures of other days are shown. */
export const TooLong: Story = {
  ...statement(sellerWith(...makeHistory(4_500))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.tooMany({ most: '2,000' }), undefined, LATE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.print })).toBeDisabled();
    await expect(canvas.getByText(messages.received)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText(fields.from), { target: { value: '2023-07-01' } });
    await expect(await canvas.findByText('Choose at most 400 days')).toBeVisible();
    await expect(canvas.getByText(messages.wrongDays)).toBeVisible();
    await expect(canvas.queryByText(messages.received)).not.toBeInTheDocument();
  },
};

/** A print after a failed download takes the message of the download away. */
export const DownloadFailed: Story = {
  ...statement(scenarios.seller, { faults: { exportStatement: '500-html' } }),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const download = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: messages.download }, LATE));
      await expect(await canvas.findByText(messages.downloadFailed, undefined, LATE)).toBeVisible();
      await expect(canvas.getByRole('button', { name: messages.download })).toBeEnabled();
    };
    await download();
    await print(stage);
    await expect(canvas.queryByText(messages.downloadFailed)).not.toBeInTheDocument();
    await download();
  },
};
