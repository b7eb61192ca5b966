import { parseContract, vGetBanksResponse } from '@sarraf/api-client/contract';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../apps/api/src/testing/test-server.ts';
import { createFakeServer, createHandlers, users } from '../../packages/fake-server/src/index.ts';

/** What a seller does with payment accounts, through the front door of both servers: the fake server follows the contract as the API does. */

const NAME = 'Ayesha Khan';
const ACCOUNTS = {
  nayapay: { name: NAME, method: 'nayapay', phoneNumber: '03001234567', nayapayId: 'p@nayapay' },
  easypaisa: { name: NAME, method: 'easypaisa', phoneNumber: '03451112223' },
  raast: { name: NAME, method: 'raast', phoneNumber: '03001234567', iban: 'PK36SCBL0000001123456702' },
} as const;
type Method = keyof typeof ACCOUNTS;
const SPELLED = { ...ACCOUNTS.easypaisa, name: ' Ayesha  Khan', phoneNumber: '+92 345 111-2223' };

type Step =
  | [does: 'add', account: object, status: number]
  | [does: 'change', from: Method, to: object, status: number]
  | [does: 'delete' | 'default' | 'order', which: Method, status: number];

/** Steps of a seller who has the account `nayapay`, and their list after that: `*` is the default, `new` an account with another id than the first one of its method. */
const CASES: { name: string; steps: Step[]; list: string[] }[] = [
  {
    name: 'the same account twice is one',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['add', SPELLED, 200],
    ],
    list: ['nayapay', 'easypaisa'],
  },
  { name: 'a field is missing', steps: [['add', { name: NAME, method: 'easypaisa' }, 400]], list: ['nayapay*'] },
  {
    name: 'an unchanged account keeps its id',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['change', 'easypaisa', SPELLED, 200],
    ],
    list: ['nayapay', 'easypaisa'],
  },
  {
    name: 'another holder is another account',
    steps: [['change', 'nayapay', { ...ACCOUNTS.nayapay, name: 'Ayesha Malik' }, 200]],
    list: ['nayapay* new'],
  },
  {
    name: 'the same change again is no second one',
    steps: [
      ['change', 'nayapay', ACCOUNTS.easypaisa, 200],
      ['change', 'nayapay', SPELLED, 200],
    ],
    list: ['easypaisa*'],
  },
  {
    name: 'changed to something else meanwhile',
    steps: [
      ['change', 'nayapay', ACCOUNTS.easypaisa, 200],
      ['change', 'nayapay', ACCOUNTS.raast, 404],
      ['delete', 'nayapay', 404],
      ['default', 'nayapay', 404],
    ],
    list: ['easypaisa*'],
  },
  {
    name: 'changed to what another account is, which is the default then',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['add', ACCOUNTS.raast, 200],
      ['default', 'nayapay', 200],
      ['change', 'nayapay', ACCOUNTS.easypaisa, 200],
    ],
    list: ['easypaisa*', 'raast'],
  },
  {
    name: 'deleted twice',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['delete', 'easypaisa', 200],
      ['delete', 'easypaisa', 200],
      ['change', 'easypaisa', ACCOUNTS.raast, 404],
      ['default', 'easypaisa', 404],
    ],
    list: ['nayapay*'],
  },
  {
    name: 'deleted while an order is to be paid to it',
    steps: [
      ['order', 'nayapay', 200],
      ['delete', 'nayapay', 409],
    ],
    list: ['nayapay*'],
  },
  {
    name: 'deleted and added again',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['delete', 'nayapay', 200],
      ['add', ACCOUNTS.nayapay, 200],
    ],
    list: ['easypaisa', 'nayapay new'],
  },
  {
    name: 'the default before is it when the default is deleted',
    steps: [
      ['add', ACCOUNTS.easypaisa, 200],
      ['add', ACCOUNTS.raast, 200],
      ['default', 'raast', 200],
      ['default', 'easypaisa', 200],
      ['delete', 'easypaisa', 200],
    ],
    list: ['nayapay', 'raast*'],
  },
  {
    name: 'a changed default stays it, in its place',
    steps: [
      ['add', ACCOUNTS.raast, 200],
      ['default', 'nayapay', 200],
      ['change', 'nayapay', ACCOUNTS.easypaisa, 200],
    ],
    list: ['easypaisa*', 'raast'],
  },
];

/** Sends a request of the seller; returns status and JSON. */
type Send = (method: string, path: string, body?: object) => Promise<{ status: number; json: unknown }>;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function api(): Promise<Send> {
  const { token } = await server.person({ name: NAME });
  return (method, path, body) => {
    // Accounts are listed by the moment they were added.
    server.advance(1000);
    return server.call(method, path, { token, ...(body && { body }) });
  };
}

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());

async function fake(): Promise<Send> {
  const banks = [{ _id: 'first', ...ACCOUNTS.nayapay }];
  const fakeServer = createFakeServer({ people: [{ user: users.seller, banks }], signedIn: users.seller });
  network.resetHandlers(...createHandlers(fakeServer));
  return async (method, path, body) => {
    const reply = await fetch(`http://sarraf.test/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${fakeServer.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, json: await reply.json() };
  };
}

async function listOf(send: Send) {
  const reply = parseContract(vGetBanksResponse, (await send('GET', '/bank/get')).json);
  if (!reply.success) throw new Error('the reply breaks the contract');
  return reply.output.banks;
}

/** Request of a step. */
function requestOf(step: Step, ids: ReadonlyMap<string, string>): Parameters<Send> {
  switch (step[0]) {
    case 'add':
      return ['POST', '/bank/add', step[1]];
    case 'change':
      return ['PUT', `/bank/${ids.get(step[1])}`, step[2]];
    case 'delete':
      return ['DELETE', `/bank/${ids.get(step[1])}`];
    case 'default':
      return ['POST', `/bank/${ids.get(step[1])}/default`];
    case 'order':
      return ['POST', '/sell/create-order', { amount: 500, networkId: 'trc20', bankAccountId: ids.get(step[1]) }];
    default:
      return step satisfies never;
  }
}

describe.each([
  ['the API', api],
  ['the fake server', fake],
])('%s', (_, open) => {
  test.each(CASES)('$name', async ({ steps, list }) => {
    const send = await open();
    /** Id of the first account of each method. */
    const ids = new Map<string, string>();
    const remember = async () => {
      const banks = await listOf(send);
      for (const { method, _id } of banks) if (!ids.has(method)) ids.set(method, _id);
      return banks;
    };
    await remember();
    for (const step of steps) {
      const { status, json } = await send(...requestOf(step, ids));
      expect([...step.slice(0, -1), status], JSON.stringify(json)).toEqual(step);
      await remember();
    }
    const shown = (await remember()).map(
      ({ _id, method, isDefault }) => `${method}${isDefault ? '*' : ''}${_id === ids.get(method) ? '' : ' new'}`,
    );
    expect(shown).toEqual(list);
  });
});
