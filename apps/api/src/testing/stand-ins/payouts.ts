import { setTimeout as sleep } from 'node:timers/promises';
import { decimal, RUPEE_PLACES, type Decimal } from '@sarraf/domain';
import { bodySignature, signedHeaders, verifySignature } from '../../signatures.ts';
import { startLoopbackServer, type StandInReply, type StandInRequest } from './loopback-server.ts';
import { titleReply } from './titles.ts';

/** A request that the service received. */
interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
  key: string | undefined;
  isSigned: boolean;
}

/** Answer of the service: a status with a body, `'hang'` for no answer, `'cut'` for a closed connection. */
type ServiceReply = { status: number; body?: unknown } | 'hang' | 'cut';

/** Answers a request in place of the service; undefined leaves it to the service. */
export type StandInAnswer = (request: ReceivedRequest) => ServiceReply | undefined;

/**
 * What the service does with a new payment. `late`: not found for five minutes, then done; `500`: done, after it answered 500; `accepts`:
 * nothing until {@link PayoutsStandIn.complete}, `refuse` or `giveBack`.
 */
export type PaymentBehaviour = 'pays' | 'accepts' | 'refuses' | 'late' | '500' | 'hangs' | 'cuts';

/** A payment of the service. */
interface Payment {
  key: string;
  body: string;
  rupees: Decimal;
  account: string;
  behaviour: PaymentBehaviour;
  at: number;
  status: 'accepted' | 'completed' | 'refused' | 'returned';
  utr: string;
  reason?: string;
  available?: boolean;
}

/** Behaviours by the last digits of the account, for a person who tries the service in the app. */
const BY_ACCOUNT: Record<string, PaymentBehaviour> = {
  '0001': 'refuses',
  '0002': 'hangs',
  '0003': 'late',
  '0004': '500',
  '0007': 'accepts',
};
const NOT_FOUND_FOR_MS = 5 * 60_000;
const RETURNED_AFTER_MS = 10_000;

/** Options of {@link startPayoutsStandIn}. */
interface StandInOptions {
  port?: number;
  /** Signing key of both sides. */
  key?: string;
  /** Where webhooks are posted; without it they are only built. */
  webhookUrl?: string;
  now?: () => Date;
  /** Behaviour of new payments; by the account's last digits otherwise. */
  behaviour?: (payment: { key: string; account: string }) => PaymentBehaviour;
  answer?: StandInAnswer;
  /** Milliseconds before an answer is sent; what was asked for is done at once. */
  delayMs?: () => number;
}

/** Whether a request has both signatures: that of Standard Webhooks, at its own timestamp, and the older one. */
function isSignedBoth(key: string, { header, text }: StandInRequest): boolean {
  const sentAt = new Date(Number(header('webhook-timestamp')) * 1000);
  const isStandard = verifySignature([key], header, Buffer.from(text), sentAt) === 'valid';
  return isStandard && header('x-signature') === bodySignature(key, text);
}

interface RequestBody {
  key: string;
  amount: string;
  account: Record<string, string | null>;
}

const accountOf = ({ account }: RequestBody): string =>
  account['accountNumber'] ?? account['iban'] ?? account['phoneNumber'] ?? account['nayapayId'] ?? '';

/** Books of the service: its payments by key, and its own balance. */
function paymentBooks(now: () => Date, behaviourOf: (payment: { key: string; account: string }) => PaymentBehaviour) {
  const payments = new Map<string, Payment>();
  const state = { balance: decimal(1_250_000), sent: 0 };

  const find = (key: string): Payment => {
    const payment = payments.get(key);
    if (!payment) throw new Error(`the service has no payment ${key}`);
    return payment;
  };
  const complete = (key: string): void => {
    const payment = find(key);
    if (payment.status !== 'completed') state.balance = state.balance.minus(payment.rupees);
    payment.status = 'completed';
  };
  const refuse = (key: string, reason = 'account closed'): void =>
    void Object.assign(find(key), { status: 'refused', reason });
  const giveBack = (key: string, { reason = 'account frozen', available = true } = {}): void => {
    const payment = find(key);
    if (available) state.balance = state.balance.plus(payment.rupees);
    Object.assign(payment, { status: 'returned', reason, available });
  };
  /** Does what has become due since the payment was made. */
  const settle = (payment: Payment): void => {
    const age = now().getTime() - payment.at;
    if (payment.behaviour === 'late' && payment.status === 'accepted' && age >= NOT_FOUND_FOR_MS) complete(payment.key);
    const comesBack = payment.account.endsWith('0005') || payment.account.endsWith('0006');
    if (comesBack && payment.status === 'completed' && age >= RETURNED_AFTER_MS) {
      giveBack(payment.key, { available: payment.account.endsWith('0005') });
    }
  };
  const answerOf = ({ status, utr, reason, available, key }: Payment): ServiceReply => {
    const about = { reference: `bank-${key}`, status };
    if (status === 'completed') return { status: 200, body: { ...about, utr } };
    if (status === 'returned') return { status: 200, body: { ...about, utr, reason, available } };
    return { status: 200, body: { ...about, ...(reason === undefined ? {} : { reason }) } };
  };

  const post = (text: string): ServiceReply => {
    const body: RequestBody = JSON.parse(text);
    const known = payments.get(body.key);
    if (known) return known.body === text ? answerOf(known) : { status: 409, body: { reason: 'another body' } };
    if (state.balance.lt(body.amount)) return { status: 503, body: { reason: 'balance' } };
    const account = accountOf(body);
    const behaviour = behaviourOf({ key: body.key, account });
    state.sent += 1;
    const utr = `SI-${String(state.sent).padStart(6, '0')}-${body.key.slice(-6).toUpperCase()}`;
    const payment: Payment = {
      ...{ key: body.key, body: text, rupees: decimal(body.amount), account, behaviour, utr },
      ...{ at: now().getTime(), status: 'accepted' },
    };
    payments.set(body.key, payment);
    if (behaviour === 'refuses') refuse(body.key);
    if (behaviour === 'pays' || behaviour === '500' || behaviour === 'cuts') complete(body.key);
    if (behaviour === '500') return { status: 500 };
    if (behaviour === 'hangs') return 'hang';
    return behaviour === 'cuts' || behaviour === 'late' ? 'cut' : answerOf(payment);
  };
  const get = (key: string): ServiceReply => {
    const payment = payments.get(key);
    if (payment) settle(payment);
    if (!payment || (payment.behaviour === 'late' && payment.status === 'accepted')) return { status: 404 };
    return payment.behaviour === 'hangs' ? 'hang' : answerOf(payment);
  };
  return { payments, state, complete, refuse, giveBack, settle, post, get };
}

/**
 * Payout service of the protocol in docs/operating-payouts.md on the loopback address. It keeps its payments, the requests it received and its
 * own balance; a payment can be completed, refused and returned, and webhooks sent rightly and wrongly.
 */
export async function startPayoutsStandIn({
  port = 0,
  key = 'a key of both sides',
  webhookUrl,
  now = () => new Date(),
  behaviour = ({ account }) => BY_ACCOUNT[account.slice(-4)] ?? 'pays',
  answer,
  delayMs = () => 0,
}: StandInOptions = {}) {
  const requests: ReceivedRequest[] = [];
  const { payments, state, post, get, ...controls } = paymentBooks(now, behaviour);
  let webhooks = 0;

  const replyTo = (received: ReceivedRequest): ServiceReply => {
    const own = answer?.(received);
    if (own) return own;
    const { method, path, body, isSigned } = received;
    if (!isSigned) return { status: 401 };
    if (path === '/v1/balance') return { status: 200, body: { available: state.balance.toFixed(RUPEE_PLACES) } };
    if (method === 'POST' && path === '/v1/accounts/resolve') return titleReply(body);
    const asked = /^\/v1\/payouts\/([^/]+)$/.exec(path)?.[1];
    if (method === 'GET' && asked !== undefined) return get(decodeURIComponent(asked));
    return method === 'POST' && path === '/v1/payouts' ? post(body) : { status: 404 };
  };
  const handle = async (request: StandInRequest): Promise<StandInReply> => {
    const { method, path, text, header } = request;
    const received: ReceivedRequest = {
      ...{ method, path, body: text },
      key: header('idempotency-key'),
      isSigned: isSignedBoth(key, request),
    };
    requests.push(received);
    const reply = replyTo(received);
    await sleep(delayMs());
    if (reply === 'hang') return new Promise(() => undefined);
    return reply === 'cut' ? reply : { status: reply.status, body: reply.body ?? {} };
  };
  const server = await startLoopbackServer(port, handle);

  /** Webhook about a payment: `right`, signed with another key (`wrong`), or signed ten minutes ago (`old`). */
  const webhook = (about: string, how: 'right' | 'wrong' | 'old' = 'right') => {
    webhooks += 1;
    const raw = JSON.stringify({ key: about });
    const at = new Date(now().getTime() - (how === 'old' ? 600_000 : 0));
    const signer = how === 'wrong' ? 'a key of somebody else' : key;
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders([signer], { id: `msg_${webhooks}`, now: at, body: raw }),
    };
    return { raw, headers };
  };
  /** Posts a webhook to the server, once or more; its statuses. */
  const sendWebhook = async (about: string, how?: 'right' | 'wrong' | 'old', times = 1): Promise<number[]> => {
    if (webhookUrl === undefined) return [];
    const { raw, headers } = webhook(about, how);
    const replies = Array.from({ length: times }, () => fetch(webhookUrl, { method: 'POST', headers, body: raw }));
    return (await Promise.all(replies)).map(({ status }) => status);
  };

  return {
    url: `${server.origin}/v1/`,
    requests,
    payments,
    ...controls,
    webhook,
    sendWebhook,
    /** Sets the rupees that the service has left. */
    setBalance: (rupees: number): void => void (state.balance = decimal(rupees)),
    close: server.close,
  };
}

/** A running payout service. */
export type PayoutsStandIn = Awaited<ReturnType<typeof startPayoutsStandIn>>;
