import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessagesStandIn, type MessagesStandIn } from '../testing/stand-ins/messages.ts';
import { startWhatsappStandIn, type WhatsappMessage, type WhatsappStandIn } from '../testing/stand-ins/whatsapp.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let whatsapp: WhatsappStandIn;
let sms: MessagesStandIn;
let server: TestServer;
let numbers = 0;
beforeAll(async () => {
  whatsapp = await startWhatsappStandIn();
  sms = await startMessagesStandIn();
  server = await testServer({ MESSENGERS: 'whatsapp,http', ...whatsapp.env, ...sms.env });
});
afterAll(async () => {
  await server.close();
  await whatsapp.close();
  await sms.close();
});

/** Sends a code and returns the message as the service has it. */
async function newMessage(): Promise<WhatsappMessage> {
  const mobile = `+92306${String((numbers += 1)).padStart(7, '0')}`;
  await server.call('POST', '/auth/send-otp', { body: { mobile } });
  const message = whatsapp.messages.at(-1);
  if (!message) throw new Error('no message was sent');
  return message;
}
let message: WhatsappMessage;
beforeEach(async () => {
  message = await newMessage();
});

type Statuses = Parameters<WhatsappStandIn['webhook']>[0];
const post = async (statuses: Statuses, signature?: Parameters<WhatsappStandIn['webhook']>[1]): Promise<number> => {
  const { method, body, headers } = whatsapp.webhook(statuses, signature);
  return (await server.call(method, '/webhooks/whatsapp', { raw: body, headers })).status;
};
const statusOf = async ({ id }: { id: string }): Promise<string> =>
  (await server.db.selectFrom('messages').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const inbox = async () =>
  server.db.selectFrom('webhook_inbox').select(['verdict', 'changed']).orderBy('id', 'desc').executeTakeFirst();

describe('the webhook of WhatsApp', () => {
  test('a delivery is applied, and logged with what it changed', async () => {
    expect(await post([{ message, status: 'delivered' }])).toBe(200);
    expect(await statusOf(message)).toBe('delivered');
    expect(await inbox()).toEqual({ verdict: 'accepted', changed: `${message.id} delivered` });
  });

  test.each(['wrong', 'tampered', 'none'] as const)(
    'with a signature that is %s it is 401 and changes nothing',
    async (signature) => {
      expect(await post([{ message, status: 'delivered' }], signature)).toBe(401);
      expect(await statusOf(message)).toBe('accepted');
      expect(await inbox()).toEqual({ verdict: 'unsigned', changed: null });
    },
  );

  test('repeated it changes nothing', async () => {
    const statuses = [{ message, status: 'failed', error: 131026, timestamp: 1_800_000_000 }];
    expect([await post(statuses), await post(statuses)]).toEqual([200, 200]);
    expect(await inbox()).toEqual({ verdict: 'repeated', changed: null });
  });

  test.each([
    [['delivered', 'sent']],
    [['read', 'delivered', 'sent']],
    [['failed', 'delivered']],
    [['delivered', 'failed', 'sent']],
    [['sent', 'read', 'failed']],
  ])('in the order %j the message is delivered in the end', async (order) => {
    for (const status of order) await post([{ message, status, ...(status === 'failed' ? { error: 131026 } : {}) }]);
    expect(await statusOf(message)).toBe('delivered');
  });

  test('two statuses in one body are both applied, also without our id or the recipient', async () => {
    const other = await newMessage();
    const statuses = [
      { message, status: 'delivered', withoutOurId: true },
      { message: other, status: 'failed', error: 131026, withoutRecipient: true },
    ];
    expect(await post(statuses)).toBe(200);
    expect([await statusOf(message), await statusOf(other)]).toEqual(['delivered', 'failed']);
  });

  test('days late it is still applied', async () => {
    server.advance(6 * 86_400_000);
    expect(await post([{ message, status: 'delivered', timestamp: 1_795_000_000 }])).toBe(200);
    expect(await statusOf(message)).toBe('delivered');
  });

  test('an unknown status, message or kind of event changes nothing', async () => {
    expect(await post([{ message, status: 'warning' }])).toBe(200);
    expect(await post([{ message: { wamid: 'wamid.x', id: 'x', to: '1' }, status: 'delivered' }])).toBe(200);
    expect(await post([{ message: { wamid: 'wamid.x', id: 'x\0', to: '1' }, status: 'delivered' }])).toBe(200);
    expect(await statusOf(message)).toBe('accepted');
  });

  test('the address is verified with our token only', async () => {
    const ask = (token: string, mode = 'subscribe') =>
      server.call('GET', `/webhooks/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);
    const right = await ask(whatsapp.env.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, right.json, right.headers.get('content-type')]).toEqual([
      200,
      '1158201444',
      expect.stringContaining('text/plain'),
    ]);
    expect((await ask('another-token')).status).toBe(403);
    expect((await ask(whatsapp.env.WHATSAPP_VERIFY_TOKEN, 'unsubscribe')).status).toBe(403);
    expect((await server.call('GET', '/webhooks/whatsapp')).status).toBe(403);
  });
});

describe('the webhook of HTTP messages', () => {
  const postSms = async (
    id: string,
    status: string,
    options: Parameters<MessagesStandIn['webhook']>[1] = {},
  ): Promise<number> => {
    const { method, body, headers } = sms.webhook({ id, status }, { now: server.clock.now(), ...options });
    return (await server.call(method, '/webhooks/messages', { raw: body, headers: { ...headers } })).status;
  };
  const bySms = async (): Promise<{ id: string }> => {
    whatsapp.next(131026);
    const mobile = `+92307${String((numbers += 1)).padStart(7, '0')}`;
    await server.call('POST', '/auth/send-otp', { body: { mobile } });
    return { id: sms.messages.at(-1)?.id ?? '' };
  };

  test('a delivery beats a failure, in any order; another status changes nothing', async () => {
    const sent = await bySms();
    expect(await postSms(sent.id, 'queued')).toBe(200);
    expect(await statusOf(sent)).toBe('accepted');
    await postSms(sent.id, 'failed');
    expect(await statusOf(sent)).toBe('failed');
    await postSms(sent.id, 'delivered');
    await postSms(sent.id, 'accepted');
    expect(await statusOf(sent)).toBe('delivered');
  });

  test.each([
    ['wrong', {}],
    ['tampered', {}],
    ['none', {}],
    ['right', { ageSeconds: 301 }],
  ] as const)('with a signature that is %s and options %j it is 401', async (signature, options) => {
    const sent = await bySms();
    expect(await postSms(sent.id, 'delivered', { signature, ...options })).toBe(401);
    expect(await statusOf(sent)).toBe('accepted');
  });

  test('the same webhook-id is applied once', async () => {
    const sent = await bySms();
    expect(await postSms(sent.id, 'delivered', { webhookId: 'msg_1' })).toBe(200);
    expect(await postSms(sent.id, 'delivered', { webhookId: 'msg_1' })).toBe(200);
    expect(await inbox()).toEqual({ verdict: 'repeated', changed: null });
  });
});

test('without the channels every webhook is 401', async () => {
  const bare = await testServer();
  try {
    for (const path of ['/webhooks/whatsapp', '/webhooks/messages']) {
      expect((await bare.call('POST', path, { body: {} })).status).toBe(401);
    }
  } finally {
    await bare.close();
  }
});
