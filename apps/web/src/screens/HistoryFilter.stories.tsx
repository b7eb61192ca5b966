import { makeHistory, orders, scenarios } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { historyFilterMessages as fields } from '@sarraf/forms/history-filter.en';
import { filterBarMessages as messages } from '../features/history/filter-bar.messages.en.ts';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { HISTORY_FAULT } from '../features/history/use-history.ts';
import { history, type HistoryStage as Stage, rowsOf, SAME_AS_FEW, sellerWith, waiting } from './testing/history.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/HistoryFilter',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the fields, which are behind a button on a phone. */
async function openFields({ canvas, userEvent }: Stage) {
  const show = canvas.queryByRole('button', { name: messages.show, expanded: false });
  if (show) await userEvent.click(show);
}

/** A status, chosen in the list: its rows, how many they are, and the way back. */
export const ByStatus: Story = {
  tags: ['light-phone'],
  ...history(scenarios.resuming),
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    await expect(await rowsOf(stage)).toHaveLength(9);
    await openFields(stage);
    await select(canvasElement, fields.status).choose('failed');
    await waitFor(() => expect(canvas.getByText('2 orders match')).toBeVisible(), { timeout: 15_000 });
    await expect(await rowsOf(stage)).toHaveLength(2);
    await expect(canvas.getByText('2 orders match').closest('[role=status]')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: messages.clear })).toBeVisible();
  },
};

/** The filter of an address, as Back and a link have it. */
export const FromAddress: Story = {
  ...visit('/dashboard/history?status=completed&search=UTR2505281831904', scenarios.resuming),
  play: async (stage) => {
    await waitFor(async () => expect(await rowsOf(stage)).toHaveLength(1), { timeout: 15_000 });
    await expect(stage.canvas.getByRole('textbox', { name: fields.search })).toHaveValue('UTR2505281831904');
    await expect(stage.canvas.getByLabelText(fields.status)).toHaveValue('completed');
    await expect(stage.canvas.getByText('1 order matches')).toBeVisible();
  },
};

/** An order that leaves the filter while its details are open: they stay and go on, and another order opens afterwards. */
export const LeftFilter: Story = {
  ...visit('/dashboard/history?status=in-process', () => sellerWith(waiting(1), orders.inProcess)()),
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    const details = { name: historyMessages.details.title };
    await waitFor(async () => expect(await rowsOf(stage)).toHaveLength(2), { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: /In process/ }));
    const dialog = await screen.findByRole('dialog', details);
    Object.assign(server.orders.find(({ status }) => status === 'in_process') ?? {}, { status: 'completed' });
    await waitFor(
      async () => {
        window.dispatchEvent(new Event('visibilitychange'));
        await expect(within(dialog).getByText('Completed')).toBeVisible();
      },
      { timeout: 15_000 },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await rowsOf(stage)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Pending/ }));
    await expect(await screen.findByRole('dialog', details)).toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  ...visit('/dashboard/history?status=returned&search=RAAST-404', scenarios.resuming),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noMatch.message, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: messages.clear })).toHaveLength(1);
  },
};

export const Cleared: Story = {
  ...visit('/dashboard/history?status=returned', scenarios.resuming),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the rows of other stories' } },
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    // While the orders load, the button is above them; when none match, it is below this sentence.
    await canvas.findByText(messages.noMatch.message, {}, { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
    // Not by role, which takes a busy machine longer than the interval of `waitFor`.
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-posinset]')).toHaveLength(9), { timeout: 15_000 });
    await expect(canvas.getByLabelText(fields.status)).toHaveValue('all');
    await expect(canvas.queryByRole('button', { name: messages.clear })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: fields.search })).toHaveFocus();
  },
};

/** Days in the wrong order say so; the list stays. */
export const OtherDays: Story = {
  ...visit('/dashboard/history?from=2025-05-20&to=2025-05-31', sellerWith(...makeHistory(40))),
  play: async (stage) => {
    const rows = (await rowsOf(stage)).length;
    await expect(stage.canvas.getByLabelText(fields.from)).toHaveValue('2025-05-20');
    await expect(await stage.canvas.findByText(/orders match/)).toBeVisible();
    await fireEvent.change(stage.canvas.getByLabelText(fields.to), { target: { value: '2025-05-19' } });
    await expect(await stage.canvas.findByText(fields.reversed)).toBeVisible();
    await expect(await rowsOf(stage)).toHaveLength(rows);
  },
};

export const Failed: Story = {
  ...visit('/dashboard/history?search=4567', scenarios.seller, { faults: { getHistory: '500-html' } }),
  parameters: { logs: [HISTORY_FAULT] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(historyMessages.failed.title, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: fields.search })).toHaveValue('4567');
  },
};
