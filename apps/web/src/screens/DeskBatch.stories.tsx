import { createFaultHandler, createHandlers, FAULT_MESSAGE, makePayout, payouts } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { batchMessages as batch } from '../features/desk/batch/batch.messages.en.ts';
import { payoutsMessages } from '../features/desk/payouts/payouts.messages.en.ts';
import { desk, deskWith, type DeskStage, field, SOON } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk batch',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { queued, other, mine, theirs, completed } = payouts;
const large = makePayout({ orderId: '665f1b2c9d3e4a0012ab0321', amount: '3327588.00' });
const own = makePayout({ ...mine, orderId: '665f1b2c9d3e4a0012ab0322', amount: '54120.00' });
const waiting = makePayout({
  ...{ ...mine, orderId: '665f1b2c9d3e4a0012ab0323', amount: '1250000.00' },
  account: { name: 'Bilal Ahmed', method: 'bank', bankName: 'ubl', accountNumber: '0109123456789' },
});
const few = deskWith(queued, other, own, large);

type Stage = Pick<DeskStage, 'canvas' | 'userEvent'>;
const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, SOON));
const chooseAll = async ({ canvas, userEvent }: Stage, n = 2) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: batch.all({ n }) }, SOON));
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Payouts that can be exported; those above the approval limit cannot. */
export const Choose: Story = {
  tags: ['light-phone'],
  ...desk('?batch=export', few),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const queue = await canvas.findByRole('list', { name: payoutsMessages.queue }, SOON);
    await expect(within(queue).getAllByRole('checkbox')).toHaveLength(3);
    await expect(within(queue).getByRole('checkbox', { name: /33,27,588/ })).toBeDisabled();
    const [first] = within(queue).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await sees(stage, batch.count({ n: 1 }));
    await expect(canvas.getByRole('checkbox', { name: batch.all({ n: 2 }) })).toBePartiallyChecked();
  },
};

/** By keyboard alone: all shown payouts are selected and exported, and are assigned to the user afterwards. No payout waits any more. */
export const Exported: Story = {
  ...desk('?batch=export', deskWith(queued, other)),
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    const all = await canvas.findByRole('checkbox', { name: batch.all({ n: 2 }) }, SOON);
    all.focus();
    await userEvent.keyboard(' ');
    await sees(stage, batch.count({ n: 2 }));
    const save = canvas.getByRole('button', { name: batch.formats.csv.save });
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(batch.exportedTitle({ n: 2 }), {}, SOON)).toBeVisible();
    await expect(canvas.getByText(/payouts-\d{8}-\d{4}\.csv/)).toBeVisible();
    await expect(server.payouts.map(({ status }) => status)).toEqual(['claimed', 'claimed']);
    await expect(await canvas.findByRole('heading', { name: payoutsMessages.mine }, SOON)).toBeVisible();
    await expect(save).toHaveFocus();
    await sees(stage, batch.empty);
  },
};

/** Nothing is selected; no response, after which payouts may have been claimed; and another administrator who claimed one first. The selection stays. */
export const SomebodyWasFaster: Story = {
  ...desk('?batch=export', deskWith(queued, other)),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await press(stage, batch.formats.csv.save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(batch.nothing);

    msw.use(createFaultHandler(server, 'exportPayouts', 'refused'));
    await chooseAll(stage);
    await press(stage, batch.formats.csv.save);
    await sees(stage, batch.notExported);
    await sees(stage, batch.count({ n: 2 }));

    msw.use(...createHandlers(server));
    const row = server.payouts.find(({ orderId }) => orderId === queued.orderId);
    Object.assign(row ?? {}, { status: 'claimed', claim: theirs.claim });
    await press(stage, batch.formats.csv.save);
    await sees(stage, 'Some of these are not yours to pay');
    await sees(stage, batch.count({ n: 1 }));
  },
};

const NAME = 'hbl-2025-06-02.csv';
const ANSWER = [
  'orderId,utr',
  `${own.orderId},RAAST-250602-00417`,
  `${mine.orderId},RAAST-250602-00418`,
  `${waiting.orderId},RAAST-250602-00419`,
  `${theirs.orderId},RAAST-250602-00420`,
  `${completed.orderId},RAAST-250602-00421`,
  '665f1b2c9d3e4a0012ab9999,RAAST-250602-00422',
  `${queued.orderId},UTR 12`,
].join('\r\n');
const bankDesk = deskWith(own, mine, waiting, theirs, completed, queued);

/** Chooses the file and opens the preview. */
async function look(stage: Stage, csv = ANSWER) {
  const file = await stage.canvas.findByLabelText(field.answerFile, {}, SOON);
  await stage.userEvent.upload(file, new File([csv], NAME, { type: 'text/csv' }));
  await press(stage, field.answerCheck);
}

const title = ({ canvas }: DeskStage, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus(), SOON);
/** Returns from a preview to the choice of a file: the file is kept. */
async function reconsider(stage: DeskStage) {
  await press(stage, batch.other);
  await sees(stage, NAME);
  await waitFor(() => expect(stage.canvas.getByLabelText(field.answerFile)).toHaveFocus());
}

/** A preview that fails keeps the file. Then a used UTR and an unknown order: the reason on each line, and no line to apply. */
export const NothingToApply: Story = {
  ...desk('?batch=import', bankDesk),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await expect(await canvas.findByLabelText(field.answerFile, {}, SOON)).toBeEnabled();
    for (const [fault, said] of [
      ['500-json', FAULT_MESSAGE],
      ['refused', field.answerFailed],
    ] as const) {
      msw.use(createFaultHandler(server, 'importPayouts', fault));
      await look(stage);
      await expect(await canvas.findByText(said, {}, SOON)).toBeVisible();
      await sees(stage, NAME);
    }
    msw.use(...createHandlers(server));
    await look(stage, `orderId,utr\n${own.orderId},${completed.utr}\nnobody,RAAST-250602-00422`);
    await sees(stage, batch.steps.nothing.title);
    await sees(stage, batch.would['utr-used']);
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

/** Outcome of each line before anything changes. No response to Apply: some lines may have been applied, and the same button sends the file again. */
export const Preview: Story = {
  ...desk('?batch=import', bankDesk),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await look(stage);
    await title(stage, batch.steps.preview.title);
    for (const text of Object.values(batch.would).filter((one) => one !== batch.would['utr-used']))
      await sees(stage, text);
    await expect(canvas.getByRole('button', { name: batch.apply({ n: 3 }) })).toBeEnabled();
    await expect(server.payouts.filter(({ status }) => status === 'completed')).toHaveLength(1);

    await reconsider(stage);
    await press(stage, field.answerCheck);
    await title(stage, batch.steps.preview.title);
    msw.use(
      http.post('*/api/admin/payouts/import', ({ request }) =>
        new URL(request.url).searchParams.get('dryRun') === 'true' ? undefined : HttpResponse.error(),
      ),
    );
    await press(stage, batch.apply({ n: 3 }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(batch.notApplied), SOON);
    await sees(stage, batch.steps.unsure.title);
    await expect(canvas.getByRole('button', { name: batch.apply({ n: 3 }) })).toHaveFocus();
  },
};

export const Applied: Story = {
  ...desk('?batch=import', bankDesk),
  play: async (stage) => {
    const { canvas, server } = stage;
    await look(stage);
    // The payees are loaded with the claimed payouts, a list they leave once they are paid.
    await sees(stage, /Bilal Ahmed/);
    await press(stage, batch.apply({ n: 3 }));
    await title(stage, batch.steps.done.title);
    await sees(stage, batch.did.paid);
    await expect(server.payouts.filter(({ status }) => status === 'completed')).toHaveLength(3);
    // At the top of the page and in the action bar.
    await expect(canvas.getAllByRole('link', { name: payoutsMessages.back })).toHaveLength(2);
  },
};
