import { ApiError, type ApiOptions, createClient } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client/operations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULT_MESSAGE, FAULT_RETRY_SECONDS, type Fault, FAULTS, respondWith } from './faults.ts';

/** Error that each fault causes; for a delay, the error of the reply after it. */
const OUTCOMES: Record<Fault, object> = {
  'delay-3s': { kind: 'http', status: 404 },
  refused: { kind: 'network', status: undefined, body: undefined },
  'reset-mid-body': { kind: 'network', status: 200 },
  hang: { kind: 'timeout', status: undefined },
  trickle: { kind: 'timeout', status: 200 },
  '500-json': { kind: 'http', status: 500, serverMessage: FAULT_MESSAGE },
  '500-html': { kind: 'http', status: 500, serverMessage: undefined, body: undefined },
  '502-empty': { kind: 'http', status: 502, serverMessage: undefined, body: undefined },
  '200-html': { kind: 'malformed', status: 200, serverMessage: undefined },
  '200-cut-json': { kind: 'malformed', status: 200, serverMessage: undefined },
  '200-empty-object': { kind: 'malformed', status: 200, body: {} },
  '200-refused': { kind: 'refused', status: 200, serverMessage: undefined, errors: undefined },
  '429': { kind: 'http', status: 429, retryAfterSeconds: FAULT_RETRY_SECONDS },
  '401': { kind: 'http', status: 401 },
};

/** Fields of all calls together: the error does not depend on the request. */
const FIELDS = {
  aadhaarNumber: '234567890124',
  address: 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os',
  amount: 500,
  bankAccountId: 'bank',
  before: '42',
  code: '7K3M-9QXA-2FTC-W8RD',
  credential: {
    id: 'a',
    response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd', attestationObject: 'e' },
  },
  csv: 'orderId,utr',
  dateFilter: 'week' as const,
  from: '2025-05-01',
  fullName: 'Ayesha Siddiqui',
  hash: '0x9b',
  id: 'order',
  idempotencyKey: 'key',
  ids: ['order'],
  key: 'min_quantity',
  limit: 10,
  method: 'sadapay' as const,
  mobile: '+923001234567',
  name: 'Ayesha Siddiqui',
  networkId: 'trc20',
  reason: 'Account closed',
  orderId: 'order',
  orderMessages: false,
  otp: '482913',
  page: 1,
  text: 'Called',
  to: '2025-05-31',
  token: 'kt',
  userId: 'user',
  utr: 'RAAST-250602-00417',
  value: 150,
};

const matrix = Object.entries(operations).flatMap(([id, { authenticated }]) =>
  FAULTS.map((fault) => ({ id, authenticated, fault })),
);

const isCall = (id: string): id is keyof typeof operations => id in operations;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(matrix)('$id × $fault', async ({ id, authenticated, fault }) => {
  const onUnauthorized = vi.fn<() => void>();
  const notFound = async () => Response.json({ success: false, message: 'Not found' }, { status: 404 });
  const send = vi.fn<NonNullable<ApiOptions['fetch']>>((_url, init) =>
    respondWith(fault, init.signal ?? new AbortController().signal, notFound),
  );
  const api = createClient(operations, { baseUrl: '/api', getToken: () => 'token', onUnauthorized, fetch: send });
  if (!isCall(id)) throw new Error(`${id} is no call`);

  const call = api[id](FIELDS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const outcome = await call;

  expect(send, 'nothing is retried').toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
  expect(outcome).toBeInstanceOf(ApiError);
  expect(outcome).toMatchObject({ ...OUTCOMES[fault], operation: id });
  expect(onUnauthorized).toHaveBeenCalledTimes(fault === '401' && authenticated ? 1 : 0);
});
