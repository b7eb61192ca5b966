import { parseContract, vGetPayoutResponse } from '@sarraf/api-client/contract';
import type { PayoutAction } from '@sarraf/domain';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { queuedPayouts } from '../../apps/api/src/testing/payouts.ts';
import { testServer, type Actor, type TestServer } from '../../apps/api/src/testing/test-server.ts';
import {
  createFakeServer,
  createHandlers,
  makeOrder,
  makePayout,
  users,
} from '../../packages/fake-server/src/index.ts';

/** What the desk does with payouts, through the front door of both servers: the API and the fake server run the same state machine. */

type Admin = 'omar' | 'sana';
type Step = [admin: Admin, action: PayoutAction, status: number];

/** Payout after an action, as the first administrator sees it. */
interface Outcome {
  status: string;
  /** Administrator's name by whom the payout is claimed. */
  claim?: Admin;
  approval?: 'paid' | 'refund';
  problem?: string;
  heldReason?: string;
  /** Whether it has the UTR that was entered. */
  utr?: true;
  refunded?: true;
  nextActions: PayoutAction[];
}

const SMALL = '139227.20';
/** Above the limit that one administrator may decide on. */
const LARGE = '3327588.00';

const BODIES: Partial<Record<PayoutAction, object>> = {
  failed: { reason: 'Closed' },
  hold: { reason: 'Call back' },
  refund: { reason: 'Seller asked' },
  release: { reason: 'Shift over' },
  approve: { reason: 'Checked' },
};

const OWN: PayoutAction[] = ['release', 'paid', 'failed', 'hold'];
const FAILED: Outcome = { status: 'failed', problem: 'Closed', nextActions: ['retry', 'claim', 'refund'] };

const CASES: { name: string; rupees?: string; steps: Step[]; outcome: Outcome }[] = [
  {
    name: 'claim',
    steps: [['omar', 'claim', 200]],
    outcome: { status: 'claimed', claim: 'omar', nextActions: OWN },
  },
  {
    name: 'a claim of somebody else',
    steps: [
      ['sana', 'claim', 200],
      ['omar', 'paid', 409],
    ],
    outcome: { status: 'claimed', claim: 'sana', nextActions: [] },
  },
  {
    name: 'claim and release',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'release', 200],
    ],
    outcome: { status: 'queued', nextActions: ['claim', 'hold'] },
  },
  {
    name: 'paid, and nothing after it',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'paid', 200],
      ['sana', 'claim', 409],
      ['omar', 'refund', 409],
    ],
    outcome: { status: 'completed', utr: true, nextActions: [] },
  },
  {
    name: 'failed',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
    ],
    outcome: FAILED,
  },
  {
    name: 'retry after a failure forgets the problem',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
      ['sana', 'retry', 200],
    ],
    outcome: { status: 'queued', nextActions: ['claim', 'hold'] },
  },
  {
    name: 'a claim on a failed payout goes back to failed',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
      ['omar', 'claim', 200],
      ['omar', 'release', 200],
    ],
    outcome: FAILED,
  },
  {
    name: 'refund, and nothing after it',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
      ['omar', 'refund', 200],
      ['omar', 'retry', 409],
    ],
    outcome: { status: 'failed', problem: 'Closed', refunded: true, nextActions: [] },
  },
  {
    name: 'hold',
    steps: [['sana', 'hold', 200]],
    outcome: { status: 'held', heldReason: 'Call back', nextActions: ['resume', 'refund'] },
  },
  {
    name: 'hold and resume',
    steps: [
      ['sana', 'hold', 200],
      ['omar', 'claim', 409],
      ['omar', 'resume', 200],
    ],
    outcome: { status: 'queued', nextActions: ['claim', 'hold'] },
  },
  {
    name: 'a failed payout that was held resumes as failed',
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
      ['omar', 'claim', 200],
      ['omar', 'hold', 200],
      ['omar', 'resume', 200],
    ],
    outcome: FAILED,
  },
  {
    name: 'a large payment awaits approval',
    rupees: LARGE,
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'paid', 200],
      ['omar', 'approve', 409],
    ],
    outcome: { status: 'claimed', claim: 'omar', approval: 'paid', utr: true, nextActions: ['release'] },
  },
  {
    name: 'a large payment approved by a second administrator',
    rupees: LARGE,
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'paid', 200],
      ['sana', 'approve', 200],
    ],
    outcome: { status: 'completed', utr: true, nextActions: [] },
  },
  {
    name: 'a large payment that was not approved',
    rupees: LARGE,
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'paid', 200],
      ['sana', 'release', 200],
    ],
    outcome: { status: 'queued', nextActions: ['claim', 'hold'] },
  },
  {
    name: 'a large refund approved by a second administrator',
    rupees: LARGE,
    steps: [
      ['omar', 'claim', 200],
      ['omar', 'failed', 200],
      ['omar', 'refund', 200],
      ['sana', 'approve', 200],
    ],
    outcome: { status: 'failed', problem: 'Closed', refunded: true, nextActions: [] },
  },
];

/** Sends a request as an administrator; returns status and JSON. */
type Send = (admin: Admin, method: string, path: string, body?: object) => Promise<{ status: number; json: unknown }>;

interface World {
  orderId: string;
  nameOf: (id: string) => Admin;
  send: Send;
}

let server: TestServer;
let admins: Record<Admin, Actor>;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admins = {
    omar: await server.person({ admin: true, name: 'Omar' }),
    sana: await server.person({ admin: true, name: 'Sana' }),
  };
});
afterAll(() => server.close());

async function api(rupees: string): Promise<World> {
  const [orderId = ''] = await queuedPayouts(server, await server.person({ name: 'Ayesha' }), 1, { rupees });
  return {
    orderId,
    nameOf: (id) => (id === admins.omar.id ? 'omar' : 'sana'),
    send: (admin, method, path, body) => server.call(method, path, { token: admins[admin].token, body }),
  };
}

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());

async function fake(rupees: string): Promise<World> {
  const omar = { ...users.admin, _id: 'omar', name: 'Omar', mobile: '+923115550001' };
  const sana = { ...users.admin, _id: 'sana', name: 'Sana', mobile: '+923115550002' };
  const order = makeOrder({ status: 'in_process' });
  const payout = makePayout({ orderId: order._id, amount: rupees });
  const people = [{ user: users.seller }, { user: omar }, { user: sana }];
  const fakeServer = createFakeServer({ people, orders: [order], payouts: [payout] });
  for (const id of ['omar', 'sana']) fakeServer.sessions.set(id, id);
  network.resetHandlers(...createHandlers(fakeServer));
  return {
    orderId: order._id,
    nameOf: (id) => (id === 'omar' ? 'omar' : 'sana'),
    send: async (admin, method, path, body) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` };
      const reply = await fetch(`http://sarraf.test/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, json: await reply.json() };
    },
  };
}

describe.each([
  ['the API', api],
  ['the fake server', fake],
])('%s', (_, open) => {
  test.each(CASES)('$name', async ({ rupees = SMALL, steps, outcome }) => {
    const { orderId, nameOf, send } = await open(rupees);
    const utr = `HBL-${orderId}`;
    for (const [admin, action, status] of steps) {
      const reply = await send(
        admin,
        'POST',
        `/admin/payouts/${orderId}/${action}`,
        action === 'paid' ? { utr } : (BODIES[action] ?? {}),
      );
      expect([admin, action, reply.status], JSON.stringify(reply.json)).toEqual([admin, action, status]);
    }
    const { json } = await send('omar', 'GET', `/admin/payouts/${orderId}`);
    const reply = parseContract(vGetPayoutResponse, json);
    if (!reply.success) throw new Error('the reply breaks the contract');
    const { data } = reply.output;
    const { claim, approval, problem, heldReason, refundedAt } = data;
    expect({
      status: data.status,
      ...(claim && { claim: nameOf(claim.by._id) }),
      ...(approval && { approval: approval.action }),
      ...(problem && { problem: problem.reason }),
      ...(heldReason && { heldReason }),
      ...(data.utr?.toLowerCase() === utr.toLowerCase() && { utr: true }),
      ...(refundedAt && { refunded: true }),
      nextActions: data.nextActions,
    }).toEqual(outcome);
  });
});
