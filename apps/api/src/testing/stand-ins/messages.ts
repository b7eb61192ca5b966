import { randomUUID } from 'node:crypto';
import { bodySignature, signedHeaders, verifySignature } from '../../signatures.ts';
import { startLoopbackServer, type StandInReply, type StandInRequest } from './loopback-server.ts';

/** What the service does with the next messages: a number is an HTTP status, other texts the reason of a refusal. */
export type MessagesMode = 'ok' | 'hang' | 'cut' | 'garbage' | number | { refused: string };

/** A message that the service accepted. */
export interface HttpMessage {
  id: string;
  to: string;
  text: string;
  kind: string;
  language: string;
  expiresAt: string;
}

interface MessagesOptions {
  port?: number;
  key?: string;
  /** Address of our webhook. With it, every message is reported as delivered. */
  webhookUrl?: string | undefined;
}

const isMessage = (value: unknown): value is HttpMessage =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'to', 'text', 'kind', 'language', 'expiresAt'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Starts a stand-in of a service that speaks HTTP messages (docs/operating-messages.md) on the loopback address. */
export async function startMessagesStandIn(options: MessagesOptions = {}) {
  const { key = 'stand-in-key-of-messages' } = options;
  const messages: HttpMessage[] = [];
  let modes: MessagesMode[] = [];
  let lasting: MessagesMode = 'ok';
  let { webhookUrl } = options;

  /** Request of a webhook about a message; `ageSeconds` makes its timestamp older. */
  const webhook = (
    { id, status }: { id: string; status: string },
    { signature = 'right', ageSeconds = 0, webhookId = randomUUID() as string, now = new Date() } = {},
  ) => {
    const body = JSON.stringify({ id, status });
    const keys = [signature === 'wrong' ? `${key}-of-somebody` : key] as const;
    const at = new Date(now.getTime() - ageSeconds * 1000);
    const signed = signature === 'none' ? {} : signedHeaders(keys, { id: webhookId, now: at, body });
    const sent = signature === 'tampered' ? body.replace('":"', '": "') : body;
    return { method: 'POST', body: sent, headers: { 'content-type': 'application/json', ...signed } };
  };

  async function replyTo({ path, text, header }: StandInRequest): Promise<StandInReply> {
    const isSigned = verifySignature(
      [key],
      header,
      Buffer.from(text),
      new Date(Number(header('webhook-timestamp')) * 1000),
    );
    if (path !== '/v1/messages') return { status: 404, body: {} };
    if (isSigned !== 'valid' || header('x-signature') !== bodySignature(key, text)) return { status: 401, body: {} };
    const message: unknown = JSON.parse(text);
    if (!isMessage(message)) return { status: 400, body: {} };
    const mode = modes.shift() ?? lasting;
    if (typeof mode === 'number') return { status: mode, body: {} };
    if (typeof mode === 'object') return { status: 200, body: { status: 'refused', reason: mode.refused } };
    messages.push(message);
    if (mode === 'hang') return new Promise(() => undefined);
    if (mode === 'cut') return 'cut';
    if (mode === 'garbage') return { status: 200, body: '<html></html>' };
    if (webhookUrl !== undefined) {
      void fetch(webhookUrl, webhook({ id: message.id, status: 'delivered' })).catch(() => undefined);
    }
    return { status: 200, body: { status: 'accepted' } };
  }

  const server = await startLoopbackServer(options.port ?? 0, replyTo);
  return {
    /** Values of the server's variables. */
    env: { MESSAGES_URL: `${server.origin}/v1`, MESSAGES_KEY: key },
    url: `${server.origin}/v1`,
    close: server.close,
    /** Messages that the service accepted, also where its answer was lost. */
    messages,
    /** Behaviour for the next messages, one each. */
    next: (...each: MessagesMode[]): void => void (modes = each),
    /** Behaviour for all messages from now on. */
    always: (mode: MessagesMode): void => void (lasting = mode),
    /** Reports every message as delivered to this address from now on; undefined reports nothing. */
    reportTo: (url: string | undefined): void => void (webhookUrl = url),
    webhook,
  };
}

/** A running stand-in of HTTP messages. */
export type MessagesStandIn = Awaited<ReturnType<typeof startMessagesStandIn>>;
