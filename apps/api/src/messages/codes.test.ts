import { vSendOtpResponse } from '@sarraf/api-client/contract';
import { withdrawCode } from '../codes/issue-code.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessagesStandIn, type MessagesStandIn } from '../testing/stand-ins/messages.ts';
import { startWhatsappStandIn, type WhatsappStandIn } from '../testing/stand-ins/whatsapp.ts';
import { read, refusal, testServer, type TestServer } from '../testing/test-server.ts';

let whatsapp: WhatsappStandIn;
let sms: MessagesStandIn;
let server: TestServer;
let numbers = 0;
let mobile = '';

beforeAll(async () => {
  whatsapp = await startWhatsappStandIn();
  sms = await startMessagesStandIn();
  server = await testServer({ MESSENGERS: 'whatsapp,http', MESSAGE_TIMEOUT_MS: '600', ...whatsapp.env, ...sms.env });
});
afterAll(async () => {
  await server.close();
  await whatsapp.close();
  await sms.close();
});
beforeEach(() => {
  mobile = `+92302${String((numbers += 1)).padStart(7, '0')}`;
  whatsapp.messages.splice(0);
  sms.messages.splice(0);
});
afterEach(() => {
  whatsapp.next();
  sms.next();
  whatsapp.always('ok');
  sms.always('ok');
});

const send = (channel?: string) =>
  server.call('POST', '/auth/send-otp', { body: { mobile, ...(channel ? { channel } : {}) } });
const verify = (otp: string) => server.call('POST', '/auth/verify-otp', { body: { mobile, otp } });
const reports = (status: string, error?: number) =>
  whatsapp.messages.map((message) => ({ message, status, ...(error === undefined ? {} : { error }) }));
const webhook = (statuses: ReturnType<typeof reports>) => {
  const { method, body, headers } = whatsapp.webhook(statuses);
  return server.call(method, '/webhooks/whatsapp', { raw: body, headers });
};
const smsCodes = () => sms.messages.filter(({ to }) => to === mobile).map(({ text }) => /\d{6}/.exec(text)?.[0]);
const whatsappCodes = () =>
  whatsapp.messages.filter(({ to }) => `+${to}` === mobile).map(({ parameters }) => parameters[0]);
const rounds = async (seconds: number, step = 1): Promise<void> => {
  for (let at = 0; at < seconds; at += step) {
    server.advance(step * 1000);
    await server.sendMessages();
  }
};

test('a code goes over WhatsApp; it is nowhere in the database in clear, and signs in', async () => {
  const reply = read(vSendOtpResponse, await send());
  expect(reply).toMatchObject({ message: 'Code sent on WhatsApp', channel: 'whatsapp', otherChannels: ['sms'] });
  const [code = ''] = whatsappCodes();
  const rows = await server.db.selectFrom('messages').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await verify(code)).status).toBe(200);
  await server.sendMessages();
  const { sealed_code: sealed } = await server.db
    .selectFrom('messages')
    .select('sealed_code')
    .where('to_mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  expect(sealed).toBeNull();
});

describe('the other channel', () => {
  test.each([131026, 190, 132001, 131049, 130429, 131000])(
    'has the same code at once when WhatsApp refuses with %i',
    async (error) => {
      whatsapp.next(error);
      const reply = read(vSendOtpResponse, await send());
      expect(reply).toMatchObject({ message: 'Code sent by SMS', channel: 'sms', otherChannels: [] });
      expect(smsCodes()).toHaveLength(1);
      await rounds(12);
      expect([whatsappCodes().length, smsCodes().length]).toEqual([0, 1]);
      expect((await verify(smsCodes()[0] ?? '')).status).toBe(200);
    },
  );

  test('has the same code after 8 seconds without a delivery, and not before', async () => {
    await send();
    await rounds(7);
    expect(smsCodes()).toEqual([]);
    await rounds(2);
    expect(smsCodes()).toEqual(whatsappCodes());
    await rounds(20, 4);
    expect([whatsappCodes().length, smsCodes().length]).toEqual([1, 1]);
  });

  test('is not used when the code was delivered, or used', async () => {
    await send();
    await webhook(reports('delivered'));
    await rounds(12);
    const first = mobile;
    mobile = mobile.replace('+92302', '+92303');
    await send();
    await verify(whatsappCodes()[0] ?? '');
    await rounds(12);
    expect(sms.messages.filter(({ to }) => to === first || to === mobile)).toEqual([]);
  });

  test('has the code in the next round when a delivery has failed; then it is still the same code', async () => {
    await send();
    expect((await webhook(reports('failed', 131026))).status).toBe(200);
    await server.sendMessages();
    expect(smsCodes()).toEqual(whatsappCodes());
    await send();
    await send('sms');
    expect([whatsappCodes().length, smsCodes().length]).toEqual([1, 1]);
  });

  test('need not be waited for: after a failed delivery the person may ask for another code at once', async () => {
    await send();
    expect((await webhook(reports('failed', 131026))).status).toBe(200);
    expect(read(vSendOtpResponse, await send())).toMatchObject({ message: 'Code sent on WhatsApp' });
    expect(whatsappCodes()).toHaveLength(2);
  });

  test('can be chosen once while the code is valid, also during the waiting time', async () => {
    await send();
    server.advance(20_000);
    const reply = read(vSendOtpResponse, await send('sms'));
    expect(reply).toMatchObject({ channel: 'sms', otherChannels: [], allowResendOtpAfterSeconds: 40 });
    expect(smsCodes()).toEqual(whatsappCodes());
    expect(read(vSendOtpResponse, await send('sms'))).toMatchObject({
      channel: 'sms',
      otherChannels: [],
    });
    expect(smsCodes()).toHaveLength(1);
    server.advance(5 * 60_000);
    await send('sms');
    expect([smsCodes().length, smsCodes()[0] === smsCodes()[1]]).toEqual([2, false]);
  });
});

describe('an unclear send', () => {
  test.each(['hang', 'cut', 'garbage'] as const)('%s: the code is never sent twice over WhatsApp', async (mode) => {
    whatsapp.next(mode);
    expect(read(vSendOtpResponse, await send())).toMatchObject({ channel: 'whatsapp', otherChannels: ['sms'] });
    await rounds(60, 5);
    expect(whatsappCodes()).toHaveLength(1);
    expect(smsCodes()).toEqual(whatsappCodes());
    expect((await verify(whatsappCodes()[0] ?? '')).status).toBe(200);
  });

  test('a process that ends between sending and recording sends no code again', async () => {
    await send();
    await server.db
      .updateTable('messages')
      .set({ status: 'sending', leased_until: server.clock.now() })
      .where('to_mobile', '=', mobile)
      .execute();
    await rounds(3);
    expect(whatsappCodes()).toHaveLength(1);
    await rounds(9);
    expect(smsCodes()).toEqual(whatsappCodes());
  });
});

describe('a code that no channel takes', () => {
  test('is withdrawn with 503 and costs no allowance', async () => {
    whatsapp.always(131031);
    sms.always({ refused: 'configuration' });
    for (let round = 0; round < 12; round += 1) {
      const reply = await send();
      expect([reply.status, refusal(reply).message]).toEqual([
        503,
        'Codes cannot be sent at the moment. Please try again later.',
      ]);
    }
    const codes = await server.db.selectFrom('codes').select('id').where('subject', '=', mobile).execute();
    expect(codes).toEqual([]);
    whatsapp.always('ok');
    expect((await send()).status).toBe(200);
  });

  test('is withdrawn, but guesses at it count', async () => {
    await send();
    const codes = () => server.db.selectFrom('codes').selectAll().where('subject', '=', mobile).execute();
    // As during a send that every channel refuses in the end.
    expect((await verify('000000')).status).toBe(400);
    const [code] = await codes();
    await withdrawCode(server.db, Number(code?.id));
    expect(await codes()).toMatchObject([{ wrong: 1, tries_left: 0 }]);
  });

  test('because the person got too many messages: 429', async () => {
    whatsapp.next(131056);
    const reply = await send();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60']);
    expect(smsCodes()).toEqual([]);
  });

  test('because both services are down is sent again until it expires', async () => {
    whatsapp.always(2);
    sms.always(503);
    expect(read(vSendOtpResponse, await send())).toMatchObject({
      message: 'Your code is on its way. It may take a minute.',
    });
    await rounds(5);
    whatsapp.always('ok');
    await rounds(15);
    expect(whatsappCodes()).toHaveLength(1);
    const late = mobile.replace('+92302', '+92304');
    mobile = late;
    whatsapp.always(2);
    await send();
    await rounds(310, 31);
    const rows = await server.db.selectFrom('messages').selectAll().where('to_mobile', '=', late).execute();
    expect(rows.map(({ status, sealed_code }) => [status, sealed_code])).toEqual([
      ['dropped', null],
      ['dropped', null],
    ]);
  });
});

test('simulated numbers in the sandbox: not on WhatsApp, never delivered, both refused', async () => {
  const sandbox = await testServer();
  try {
    const ask = (to: string) => sandbox.call('POST', '/auth/send-otp', { body: { mobile: to } });
    const inbox = async (to: string) =>
      sandbox.db.selectFrom('sandbox_messages').select('channel').where('mobile', '=', to).execute();
    expect(read(vSendOtpResponse, await ask('+923001239901'))).toMatchObject({ channel: 'sms' });
    expect(read(vSendOtpResponse, await ask('+923001239902'))).toMatchObject({ channel: 'whatsapp' });
    expect((await ask('+923001239903')).status).toBe(503);
    expect(await inbox('+923001239902')).toEqual([]);
    sandbox.advance(8000);
    await sandbox.work();
    expect(await inbox('+923001239902')).toEqual([{ channel: 'sms' }]);
    expect(await inbox('+923001239901')).toEqual([{ channel: 'sms' }]);
    expect((await sandbox.call('GET', '/readyz')).status).toBe(200);
  } finally {
    await sandbox.close();
  }
});
