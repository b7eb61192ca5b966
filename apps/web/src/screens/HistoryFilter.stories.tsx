import { createFaultHandler, makeHistory, orders, scenarios } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { historyFilterMessages as fields } from '@sarraf/forms/history-filter.en';
import { filterBarMessages as messages } from '../features/history/filter-bar.messages.en.ts';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { HISTORY_FAULT } from '../features/history/use-history.ts';
import { type HistoryStage as Stage, rowsOf, sellerWith, waiting } from './testing/history.ts';
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

/** Removes the filter: all rows, no way back, and the focus on the search. */
async function clear({ canvas, canvasElement, userEvent }: Stage) {
  await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
  // Not by role, which takes a busy machine longer than the interval of `waitFor`.
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-posinset]')).toHaveLength(9), { timeout: 15_000 });
  await expect(canvas.getByLabelText(fields.status)).toHaveValue('all');
  await expect(canvas.queryByRole('button', { name: messages.clear })).not.toBeInTheDocument();
  await expect(canvas.getByRole('textbox', { name: fields.search })).toHaveFocus();
}

/** The filter of an address, as Back and a link have it. Then a status, chosen in the list: its rows, how many they are, and the way back. */
export const ByStatus: Story = {
  tags: ['light-phone'],
  ...visit('/dashboard/history?status=completed&search=UTR2505281831904', scenarios.resuming),
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    await waitFor(async () => expect(await rowsOf(stage)).toHaveLength(1), { timeout: 15_000 });
    await expect(canvas.getByRole('textbox', { name: fields.search })).toHaveValue('UTR2505281831904');
    await expect(canvas.getByLabelText(fields.status)).toHaveValue('completed');
    await expect(canvas.getByText('1 order matches')).toBeVisible();

    await clear(stage);
    await expect(await rowsOf(stage)).toHaveLength(9);
    await openFields(stage);
    await select(canvasElement, fields.status).choose('failed');
    await waitFor(() => expect(canvas.getByText('2 orders match')).toBeVisible(), { timeout: 15_000 });
    await expect(await rowsOf(stage)).toHaveLength(2);
    await expect(canvas.getByText('2 orders match').closest('[role=status]')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: messages.clear })).toBeVisible();
  },
};

/** No order matches: one way back, to the whole list. */
export const NoMatch: Story = {
  ...visit('/dashboard/history?status=returned&search=RAAST-404', scenarios.resuming),
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    // While the orders load, the button is above them; when none match, it is below this sentence.
    const seesNone = async () =>
      expect(await canvas.findByText(messages.noMatch.message, undefined, { timeout: 15_000 })).toBeVisible();
    await seesNone();
    await expect(canvas.getAllByRole('button', { name: messages.clear })).toHaveLength(1);
    await clear(stage);
    await select(canvasElement, fields.status).choose('returned');
    await seesNone();
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

/**
 * An order that leaves the filter while its details are open: they stay and go on, and another order opens afterwards. Another filter that could not be
 * loaded says so, and keeps what was typed.
 */
export const Failed: Story = {
  ...visit('/dashboard/history?status=in-process', () => sellerWith(waiting(1), orders.inProcess)()),
  parameters: { logs: [HISTORY_FAULT] },
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    const details = { name: historyMessages.details.title };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
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
    await close();
    await expect(await rowsOf(stage)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Pending/ }));
    await expect(await screen.findByRole('dialog', details)).toBeInTheDocument();
    await close();

    msw.use(createFaultHandler(server, 'getHistory', '500-html'));
    const search = canvas.getByRole('textbox', { name: fields.search });
    await userEvent.type(search, '4567');
    await expect(await canvas.findByText(historyMessages.failed.title, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: fields.search })).toHaveValue('4567');
  },
};
