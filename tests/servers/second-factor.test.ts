import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { WITH_SECOND_FACTOR } from '../../apps/api/src/testing/second-factor.ts';
import { testServer, type Actor, type TestServer } from '../../apps/api/src/testing/test-server.ts';
import { contractOperations } from '../../packages/api-client/src/tests/contract-file.ts';
import { createFakeServer, createHandlers, users } from '../../packages/fake-server/src/index.ts';

/** Every call of *Administration* without the second factor, on both servers. A new call is in the table by its tag in the contract. */

const calls = contractOperations
  .filter(({ node }) =>
    Object.values(node['tags'] ?? {})
      .map(String)
      .includes('Administration'),
  )
  .map(({ id, method, path }) => ({ id, method, path: path.replaceAll(/\{\w+\}/g, 'some-id') }));

/** The calls that enrol, prove and manage a second factor: the first four work without it. */
const OWN_CALLS: [path: string, status: number][] = [
  ['/passkeys/begin', 200],
  ['/begin', 409],
  ['/finish', 400],
  ['/recovery', 400],
  ['/passkeys', 400],
  ['/recovery-codes', 403],
  ['/passkeys/some-id/rename', 403],
  ['/passkeys/some-id/remove', 403],
];

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  origin: 'http://localhost:3000',
});
const asSent = (method: string, token: string): RequestInit => ({
  method,
  headers: headers(token),
  ...(method !== 'GET' && { body: '{}' }),
});

test('the contract has every call of the desk, the settings, the statistics and the audit log', () => {
  const ids = calls.map(({ id }) => id);
  for (const id of [
    'getPayouts',
    'payPayout',
    'blockUser',
    'resetSecondFactor',
    'updateSetting',
    'getStats',
    'getAudit',
  ])
    expect(ids).toContain(id);
});

describe('the API', () => {
  let server: TestServer;
  let admin: Actor;
  beforeAll(async () => {
    server = await testServer(WITH_SECOND_FACTOR);
    admin = await server.person({ admin: true });
  });
  afterAll(() => server.close());

  test.each(calls)('$id is 403 with the code second-factor', async ({ method, path }) => {
    const reply = await server.app.request(`/api${path}`, asSent(method, admin.token));
    expect([reply.status, await reply.json()]).toEqual([
      403,
      { success: false, message: 'Confirm your second factor first', code: 'second-factor' },
    ]);
  });

  test('nothing was changed or audited', async () => {
    expect(await server.db.selectFrom('audit').select('action').execute()).toEqual([]);
  });

  test.each(OWN_CALLS)('its own call %s is %i', async (path, status) => {
    const reply = await server.app.request(`/api/admin/second-factor${path}`, asSent('POST', admin.token));
    expect(reply.status).toBe(status);
  });
});

describe('the fake server', () => {
  const fake = createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin, secondFactor: 'missing' });
  const network = setupServer(...createHandlers(fake));
  beforeAll(() => network.listen());
  afterAll(() => network.close());

  test.each(calls)('$id is 403 with the code second-factor', async ({ method, path }) => {
    const reply = await fetch(`http://fake.test/api${path}`, asSent(method, fake.token ?? ''));
    const code: unknown = Object(await reply.json())['code'];
    expect([reply.status, code]).toEqual([403, 'second-factor']);
  });

  test.each(OWN_CALLS)('its own call %s is %i', async (path, status) => {
    const reply = await fetch(`http://fake.test/api/admin/second-factor${path}`, asSent('POST', fake.token ?? ''));
    expect(reply.status).toBe(status);
  });
});
