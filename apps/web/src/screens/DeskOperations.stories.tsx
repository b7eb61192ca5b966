import type { Operations } from '@sarraf/api-client';
import { operationsOf, payouts, type FakeServer } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { operationsMessages } from '../features/desk/operations/operations.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { desk, deskWith, everything, SOON, type DeskStage } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk operations',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { states, missing, reasons, queueNames, loopNames } = operationsMessages;
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Server whose reply differs in some parts from one on which all is well. */
const reporting =
  (change: (usual: Operations) => Partial<Operations>, begin: () => FakeServer = everything) =>
  (): FakeServer => {
    const server = begin();
    server.operations = change(operationsOf(server));
    return server;
  };

/** Queues past their tolerance by age, by count and by sum, a delayed network and a payout service that fails. */
const late = ({ queues, chains }: Operations): Partial<Operations> => {
  const facts: Record<string, Partial<(typeof queues)[number]>> = {
    'payouts.queued': { count: 12, oldestSeconds: 2_712, sum: '1654290', over: ['age'] },
    'payouts.unknown': { count: 11, oldestSeconds: 5_400, sum: '1517032.5', over: ['age', 'count', 'sum'] },
    exceptions: { count: 3, oldestSeconds: 3_600, sum: '1250.5' },
    'messages.queued': { count: 4, oldestSeconds: 9 },
  };
  return {
    queues: queues.map((queue) => ({ ...queue, ...facts[queue.name] })),
    chains: chains.map((chain, at) => ({ ...chain, delayed: at === 1, lagSeconds: 4 + 90 * at })),
    providers: [
      { name: 'payouts', healthy: false, since: '2025-06-02T09:12:30Z', balance: null },
      { name: 'whatsapp', healthy: true, since: null },
      { name: 'identity', healthy: true, since: null },
    ],
  };
};
/** The loop of payouts has not succeeded for twenty minutes. */
const silent = ({ loops }: Operations): Partial<Operations> => ({
  loops: loops.map((loop) =>
    loop.name === 'payouts' ? { ...loop, state: 'unknown', lastSuccessAt: '2025-06-02T09:21:00Z' } : loop,
  ),
  missing: ['loop payouts'],
});

/** Every loop lives and every queue is within its tolerance. */
export const AllWell: Story = {
  tags: ['light-phone'],
  ...desk('?tab=operations'),
  play: async (stage) => {
    await sees(stage, states.ok.title);
    await expect(stage.canvas.queryByText(operationsMessages.notReady)).not.toBeInTheDocument();
  },
};

/** Everything that `/readyz` can name, a pool without a free connection, and migrations that were not run. */
const notReady = (): Partial<Operations> => ({
  missing: ['database', 'migrations', 'chain trc20', 'decimals bep20', 'whatsapp', 'identity', 'something new'],
  database: {
    kind: 'postgres',
    bytes: 9_876_543_210,
    pool: { used: 10, waiting: 37, max: 10 },
    migrations: { last: '0021-second-factor', pending: ['0022-heartbeats', '0023-keys-and-backups'] },
  },
});

/** Why the state needs attention, and why the server is not ready. */
export const Attention: Story = {
  ...desk(
    '?tab=operations',
    // Without the loops of the networks the page is short enough for a picture with the database at its end.
    reporting((usual) => ({ ...late(usual), ...notReady(), loops: usual.loops.slice(0, 5) })),
  ),
  play: async (stage) => {
    await sees(stage, states.attention.title);
    const queue = queueNames.payouts({ status: 'Queued' });
    await sees(stage, reasons.age({ queue, oldest: '45 min', allowed: '30 min' }));
    await expect(stage.canvas.getAllByText(operationsMessages.past)).toHaveLength(2);
    await sees(stage, operationsMessages.notReady);
    await sees(stage, missing.database);
    await sees(stage, missing.other({ name: 'something new' }));
    await sees(stage, '0022-heartbeats, 0023-keys-and-backups');
  },
};

/** Embedded database, which has no pool, and two processes. */
const embedded = ({ processes }: Operations): Partial<Operations> => ({
  database: {
    kind: 'embedded',
    bytes: 41_943_040,
    pool: null,
    migrations: { last: '0022-heartbeats', pending: [] },
  },
  processes: [
    ...processes,
    { id: '91bb02de', startedAt: '2025-05-20T11:30:00Z', seenAt: '2025-06-02T09:39:00Z', self: false },
  ],
});

/** A loop without a heartbeat: never *all is well*. The first page of the desk says so too, and leads to the view. */
export const UnknownLoop: Story = {
  ...desk(
    '',
    reporting((usual) => ({ ...silent(usual), ...embedded(usual) }), deskWith(payouts.queued)),
  ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await sees(stage, states.unknown.title);
    await userEvent.click(await canvas.findByRole('link', { name: operationsMessages.show }, SOON));
    await sees(stage, missing.loop({ loop: loopNames.payouts }));
    await sees(stage, states.unknown.title);
    await expect(canvas.queryByText(states.ok.title)).not.toBeInTheDocument();
    await sees(stage, operationsMessages.kinds.embedded);
    await expect(canvas.queryByText(operationsMessages.connections)).not.toBeInTheDocument();
  },
};

/** The skeletons of the reconciliation and of this view. */
export const Loading: Story = {
  ...desk('?tab=reconciliation&books=rupees', everything, {
    faults: { getReconciliation: 'hang', getOperations: 'hang' },
  }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(reconciliationMessages.loading, {}, SOON)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: messages.tabs.operations }));
    await expect(await canvas.findByText(operationsMessages.loading, {}, SOON)).toBeInTheDocument();
  },
};
