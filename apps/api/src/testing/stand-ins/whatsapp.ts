import { createHmac, randomBytes } from 'node:crypto';
import { bodyParameters, faultOf, textAt } from './whatsapp-body.ts';
import { startLoopbackServer, type StandInReply, type StandInRequest } from './loopback-server.ts';

/** What the service does with the next messages. A number is the code of an error. */
export type WhatsappMode = number | 'ok' | 'hang' | 'cut' | 'garbage';

/** A message that the service accepted. */
export interface WhatsappMessage {
  /** Meta's id of it. */
  wamid: string;
  /** Our id, `biz_opaque_callback_data`. */
  id: string;
  to: string;
  template: string;
  language: string;
  /** Parameters of the body. */
  parameters: string[];
  /** Body of the request as it came. */
  body: unknown;
  at: number;
}

/** A status of a message in a webhook. */
interface WhatsappStatus {
  message: Pick<WhatsappMessage, 'wamid' | 'id' | 'to'>;
  status: string;
  /** Error code of a failure. */
  error?: number;
  /** Leaves `recipient_id` out, as Meta does since usernames. */
  withoutRecipient?: boolean;
  /** Leaves our id out. */
  withoutOurId?: boolean;
  /** Seconds since 1970. */
  timestamp?: number;
}

/** Signature of a webhook: right, under another secret, of other bytes, or missing. */
export type WebhookSignature = 'right' | 'wrong' | 'tampered' | 'none';

/** How the stand-in is configured; the values that a server needs too are in the returned object. */
interface WhatsappOptions {
  port?: number;
  phoneId?: string;
  token?: string;
  appSecret?: string;
  verifyToken?: string;
  /** Address of our webhook. With it, every message is reported as sent and delivered. */
  webhookUrl?: string | undefined;
  /** Seconds within which a second message to one person is refused (131056); 0 for no limit. */
  pairSeconds?: number;
}

/** HTTP status of an error code where it is not 400. */
const HTTP_STATUS = new Map([
  [0, 401],
  [190, 401],
  [10, 403],
  [4, 429],
  [80007, 429],
  [130429, 429],
  [131048, 429],
  [131056, 429],
  [1, 500],
  [131000, 500],
  [2, 503],
  [131016, 503],
]);

const errorReply = (code: number, details = ''): StandInReply => ({
  status: HTTP_STATUS.get(code) ?? 400,
  body: {
    error: {
      message: `(#${code}) ${details}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: randomBytes(8).toString('hex'),
    },
  },
});

/** Starts a stand-in of the WhatsApp Cloud API on the loopback address (providers.md §1.7). */
export async function startWhatsappStandIn(options: WhatsappOptions = {}) {
  const {
    phoneId = '106540352242922',
    token = 'stand-in-token-of-whatsapp',
    appSecret = 'stand-in-app-secret-of-whatsapp',
    verifyToken = 'stand-in-verify-token',
    pairSeconds = 0,
  } = options;
  const messages: WhatsappMessage[] = [];
  /** Requests with a right token, refused ones included. */
  let requests = 0;
  let modes: WhatsappMode[] = [];
  let lasting: WhatsappMode = 'ok';
  let { webhookUrl } = options;

  const eventOf = (statuses: readonly WhatsappStatus[]) => ({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: phoneId },
              statuses: statuses.map(({ message, status, error, withoutRecipient, withoutOurId, timestamp }) => ({
                id: message.wamid,
                status,
                timestamp: String(timestamp ?? Math.floor(Date.now() / 1000)),
                ...(withoutRecipient ? {} : { recipient_id: message.to }),
                ...(withoutOurId ? {} : { biz_opaque_callback_data: message.id }),
                ...(error === undefined
                  ? {}
                  : { errors: [{ code: error, title: `Error ${error}`, error_data: { details: '' } }] }),
              })),
            },
          },
        ],
      },
    ],
  });

  /** Request of a webhook with these statuses. */
  const webhook = (statuses: readonly WhatsappStatus[], signature: WebhookSignature = 'right') => {
    // Non-ASCII is escaped, as Meta does: the signature is over the bytes, not over the JSON.
    const signed = JSON.stringify(eventOf(statuses));
    const secret = signature === 'wrong' ? `${appSecret}-of-somebody` : appSecret;
    const header = `sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`;
    return {
      method: 'POST',
      body: signature === 'tampered' ? signed.replace('"status":"', '"status": "') : signed,
      headers: {
        'content-type': 'application/json',
        ...(signature === 'none' ? {} : { 'x-hub-signature-256': header }),
      },
    };
  };
  const post = async (statuses: readonly WhatsappStatus[], signature?: WebhookSignature): Promise<number> =>
    (await fetch(webhookUrl ?? '', webhook(statuses, signature))).status;

  async function replyTo({ path, text, header }: StandInRequest): Promise<StandInReply> {
    if (header('authorization') !== `Bearer ${token}`) return errorReply(190, 'Invalid OAuth access token');
    if (!path.endsWith(`/${phoneId}/messages`)) return errorReply(100, 'Unsupported post request');
    requests += 1;
    const body: unknown = JSON.parse(text);
    const mode = modes.shift() ?? lasting;
    const to = textAt(body, 'to');
    const now = Date.now();
    const last = messages.findLast((message) => message.to === to);
    const isTooSoon = last !== undefined && now - last.at < pairSeconds * 1000;
    const fault = typeof mode === 'number' ? mode : (faultOf(body) ?? (isTooSoon ? 131056 : undefined));
    if (fault !== undefined) return errorReply(fault);
    const message: WhatsappMessage = {
      wamid: `wamid.${randomBytes(16).toString('base64url')}`,
      id: textAt(body, 'biz_opaque_callback_data'),
      to,
      template: textAt(body, 'template', 'name'),
      language: textAt(body, 'template', 'language', 'code'),
      parameters: bodyParameters(body),
      body,
      at: now,
    };
    messages.push(message);
    if (mode === 'hang') return new Promise(() => undefined);
    if (mode === 'cut') return 'cut';
    if (mode === 'garbage') return { status: 200, body: '<html></html>' };
    if (webhookUrl !== undefined) {
      void post([{ message, status: 'sent' }])
        .then(() => post([{ message, status: 'delivered' }]))
        .catch(() => undefined);
    }
    const contacts = [{ input: to, wa_id: to }];
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages: [{ id: message.wamid }] } };
  }

  const server = await startLoopbackServer(options.port ?? 0, replyTo);
  return {
    /** Values of the server's variables. */
    env: {
      WHATSAPP_URL: `${server.origin}/v23.0`,
      WHATSAPP_PHONE_ID: phoneId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    url: `${server.origin}/v23.0`,
    close: server.close,
    /** Messages that the service accepted, also where its answer was lost. */
    messages,
    requestCount: () => requests,
    /** Behaviour for the next messages, one each. */
    next: (...each: WhatsappMode[]): void => void (modes = each),
    /** Behaviour for all messages from now on. */
    always: (mode: WhatsappMode): void => void (lasting = mode),
    /** Reports every message as sent and delivered to this address from now on; undefined reports nothing. */
    reportTo: (url: string | undefined): void => void (webhookUrl = url),
    webhook,
    post,
    /** Verifies the address of our webhook as Meta does; true if our server repeats the challenge. */
    verify: async (url: string, withToken = verifyToken): Promise<boolean> => {
      const challenge = String(Math.floor(Math.random() * 1e9));
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': withToken,
        'hub.challenge': challenge,
      });
      const reply = await fetch(`${url}?${String(query)}`);
      return reply.status === 200 && (await reply.text()) === challenge;
    },
  };
}

/** A running stand-in of WhatsApp. */
export type WhatsappStandIn = Awaited<ReturnType<typeof startWhatsappStandIn>>;
