import { historyFilterMessages as fields } from '@sarraf/forms/history-filter.en';
import { makeHistory, orders, returnedOrders, scenarios } from '@sarraf/fake-server';
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

const LATE = { timeout: 15_000 };
const YEAR = '?from=2024-07-01&to=2025-06-30';
const sellerWithAll = sellerWith(orders.completed, orders.success, ...Object.values(returnedOrders));
const statement = (begin: Parameters<typeof visit>[1], options?: VisitOptions, days = YEAR) =>
  visit(`/dashboard/statement${days}`, begin, options);

/** The sums add up; what the bank returned stands apart. */
export const Sums: Story = {
  tags: ['light-phone'],
  ...statement(sellerWithAll),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(messages.received, undefined, LATE)).toBeVisible();
    await expect(canvas.getAllByText('Rs. 37,42,274.25').length).toBeGreaterThan(0);
    // Both figures of what was sold by a method and of what stands apart.
    for (const label of ['NayaPay (1)', 'Raast (1)', messages.returned({ n: '2' }), messages.refunded({ n: '1' })]) {
      await expect(await slip(canvasElement).value(label)).toMatch(/^Rs\. [\d,.]+ [\d,.]+ USDT$/);
    }
    await expect(canvas.getByRole('button', { name: messages.download })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: messages.print })).toBeEnabled();
  },
};

export const Loading: Story = {
  ...statement(scenarios.seller, { faults: { getStatement: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, undefined, LATE)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...statement(scenarios.emptySeller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.empty.title, undefined, LATE)).toBeVisible();
  },
};

export const Failed: Story = {
  ...statement(scenarios.seller, { faults: { getStatement: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failed.title, undefined, LATE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.failed.retry })).toBeEnabled();
  },
};

/** More than 400 days: the field says so, and no figures of other days are shown. */
export const TooLong: Story = {
  ...statement(scenarios.seller),
  play: async ({ canvas }) => {
    await canvas.findByText(messages.received, undefined, LATE);
    await fireEvent.change(canvas.getByLabelText(fields.from), { target: { value: '2023-07-01' } });
    await expect(await canvas.findByText('Choose at most 400 days')).toBeVisible();
    await expect(canvas.getByText(messages.wrongDays)).toBeVisible();
    await expect(canvas.queryByText(messages.received)).not.toBeInTheDocument();
  },
};

export const DownloadFailed: Story = {
  ...statement(scenarios.seller, { faults: { exportStatement: '500-html' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.download }, LATE));
    await expect(await canvas.findByText(messages.downloadFailed, undefined, LATE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.download })).toBeEnabled();
  },
};

/** A print after a failed download takes the message of the download away. */
export const PrintedAfterFailure: Story = {
  ...DownloadFailed,
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the same as Sums' } },
  play: async (stage) => {
    await DownloadFailed.play?.(stage);
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: messages.print }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), LATE);
    await expect(stage.canvas.queryByText(messages.downloadFailed)).not.toBeInTheDocument();
    print.mockRestore();
  },
};

export const TooManyToPrint: Story = {
  ...statement(sellerWith(...makeHistory(4_500)), undefined, '?from=2024-07-01&to=2025-06-30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.tooMany({ most: '2,000' }), undefined, LATE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.print })).toBeDisabled();
  },
};

/** The sheets for paper are in the page once the sales are loaded; the screen stays as it was. */
export const Printed: Story = {
  ...statement(sellerWithAll),
  parameters: {
    chromatic: { disableSnapshot: true },
    visual: { reason: 'shows the same as Sums; the sheets are for paper' },
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: messages.print }, LATE));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), LATE);
    const sheets = canvasElement.ownerDocument.querySelector('[data-print-slip]');
    await expect(sheets).not.toBeVisible();
    await expect(sheets?.querySelectorAll('h1')).toHaveLength(1);
    await expect(sheets).toHaveTextContent(messages.printed.asOf);
    await expect(sheets?.querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(sheets).not.toHaveTextContent(messages.printed.paymentReference);
    print.mockRestore();
  },
};

/** The reference of a payment service that told no UTR has its own name on paper. */
export const PrintedReference: Story = {
  ...statement(sellerWith({ ...orders.completed, transfer_ref: 'NP-77', transferRefIsUtr: false })),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'the sheets are for paper' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: messages.print }, LATE));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), LATE);
    const sheets = canvasElement.ownerDocument.querySelector('[data-print-slip]');
    await expect(sheets).toHaveTextContent(`${messages.printed.paymentReference}NP-77`);
    print.mockRestore();
  },
};
