import { startServer } from '../support/server.ts';
import { type Figure, percentile } from './figure.ts';

const POLLERS = 100;
const SECONDS = 15;
const MOBILE = '+923001234567';

type Json = Record<string, unknown>;

/** Sends a JSON request. Throws unless the status is 2xx. */
async function call(origin: string, method: string, path: string, body?: Json, token?: string): Promise<Json> {
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
  return reply.json();
}

/** Signs in as the seeded seller and creates an order. */
async function openOrder(origin: string): Promise<{ token: string; orderId: string }> {
  await call(origin, 'POST', '/auth/send-otp', { mobile: MOBILE });
  const { messages } = await call(origin, 'GET', `/sandbox/messages?mobile=${encodeURIComponent(MOBILE)}`);
  const code = (messages as { code?: string | null }[]).find((message) => message.code)?.code;
  const { token } = await call(origin, 'POST', '/auth/verify-otp', { mobile: MOBILE, otp: code });
  const { banks } = await call(origin, 'GET', '/bank/get', undefined, `${token}`);
  const [{ _id }] = banks as [{ _id: string }];
  const order = { amount: 500, networkId: 'trc20', bankAccountId: _id };
  const { orderId } = await call(origin, 'POST', '/sell/create-order', order, `${token}`);
  return { token: `${token}`, orderId: `${orderId}` };
}

/** Measures a hundred clients that poll an order once a second, spread over the second. Server and load share the machine. */
export async function measurePolling(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const { token, orderId } = await openOrder(server.origin);
    const taken: number[] = [];
    let errors = 0;
    const poll = async (offset: number) => {
      await new Promise((done) => setTimeout(done, offset));
      for (let turn = 0; turn < SECONDS; turn += 1) {
        const since = performance.now();
        await call(server.origin, 'GET', `/sell/orders/${orderId}`, undefined, token).catch(() => (errors += 1));
        const ms = performance.now() - since;
        taken.push(ms);
        await new Promise((done) => setTimeout(done, Math.max(0, 1000 - ms)));
      }
    };
    await Promise.all(Array.from({ length: POLLERS }, (_, at) => poll((at * 1000) / POLLERS)));
    taken.sort((a, b) => a - b);
    const ms = (share: number) => `${percentile(taken, share).toPrecision(3)} ms`;
    const who = `${POLLERS} pollers, one poll a second each, embedded database`;
    return [
      { what: `${who}: p50`, value: ms(0.5), goal: '' },
      { what: `${who}: p99`, value: ms(0.99), goal: '≤ 50 ms' },
      { what: `${who}: errors of ${taken.length}`, value: `${errors}`, goal: '0' },
    ];
  } finally {
    await server.remove();
  }
}
