import { ltr } from '@sarraf/domain';
import { vGetSandboxMessagesResponse, vGetSettingsResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { senderOf } from './messages/deliver.ts';
import { messenger } from './messages/send-code.ts';
import { read, refusal, testServer, type Actor, type CallOptions, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let seller: Actor;

beforeAll(async () => {
  server = await testServer();
  seller = await server.person();
});
afterAll(() => server.close());

const inUrdu = { 'accept-language': 'ur' };

/** Call with `Accept-Language: ur`. */
const call = (method: string, path: string, options: CallOptions = {}) =>
  server.call(method, path, { ...options, headers: { ...inUrdu, ...options.headers } });

describe('the language of a reply', () => {
  test.each([
    [undefined, 'en', 'Not found'],
    ['', 'en', 'Not found'],
    ['en', 'en', 'Not found'],
    ['en-PK, ur;q=0.9', 'en', 'Not found'],
    ['*', 'en', 'Not found'],
    ['*, ur;q=0.5', 'en', 'Not found'],
    ['fr, *;q=0.5', 'en', 'Not found'],
    ['fr-CH, de', 'en', 'Not found'],
    ['ur;q=0', 'en', 'Not found'],
    ['urdu', 'en', 'Not found'],
    [';;q=,,=', 'en', 'Not found'],
    ['constructor', 'en', 'Not found'],
    ['ur', 'ur', 'نہیں ملا'],
    ['UR', 'ur', 'نہیں ملا'],
    ['ur-PK', 'ur', 'نہیں ملا'],
    ['ur-Arab-PK, en;q=0.9', 'ur', 'نہیں ملا'],
    ['en;q=0.4, ur-PK;q=0.8', 'ur', 'نہیں ملا'],
    ['ur, *;q=0.5', 'ur', 'نہیں ملا'],
    ['fr, ur;q=0.2', 'ur', 'نہیں ملا'],
  ])('for Accept-Language: %s is %s', async (accepted, language, message) => {
    const reply = await server.call(
      'GET',
      '/nothing',
      accepted === undefined ? {} : { headers: { 'accept-language': accepted } },
    );
    expect([reply.status, reply.headers.get('content-language')]).toEqual([404, language]);
    expect(reply.headers.get('vary')?.split(/, */)).toContain('Accept-Language');
    expect(refusal(reply)).toEqual({ success: false, message });
  });

  test('is on a success and a refusal, and on no file', async () => {
    const replies = [
      await call('POST', '/auth/check-login', { token: seller.token, body: {} }),
      await call('POST', '/auth/check-login'),
      await call('GET', '/sandbox'),
    ];
    expect(replies.map(({ status, headers }) => [status, headers.get('content-language')])).toEqual([
      [200, 'ur'],
      [401, 'ur'],
      [200, 'ur'],
    ]);
    const page = await server.app.request('/nothing', { headers: inUrdu });
    expect([page.status, page.headers.get('content-language')]).toEqual([404, null]);
  });
});

describe('in Urdu', () => {
  test('a refusal, with its errors by field', async () => {
    const body = { name: ' ', method: 'raast', phoneNumber: '12', iban: '' };
    const reply = await call('POST', '/bank/add', { token: seller.token, body });
    expect([reply.status, refusal(reply)]).toEqual([
      400,
      {
        success: false,
        message: 'اکاؤنٹ ہولڈر کا نام لکھنا ضروری ہے',
        errors: {
          name: 'اکاؤنٹ ہولڈر کا نام لکھنا ضروری ہے',
          phoneNumber: 'فون نمبر درست نہیں۔',
          iban: 'اپنا IBAN لکھنا ضروری ہے',
        },
      },
    ]);
  });

  test('a limit of a sale, and an invalid idempotency key', async () => {
    const body = { amount: 5, networkId: 'trc20', bankAccountId: seller.bankId };
    const least = await call('POST', '/sell/create-order', { token: seller.token, body });
    expect(refusal(least).errors).toEqual({ amount: `کم از کم مقدار ${ltr('100 USDT')} ہے` });
    const headers = { 'idempotency-key': 'x' };
    const key = await call('POST', '/sell/create-order', {
      token: seller.token,
      body: { ...body, amount: 500 },
      headers,
    });
    expect(refusal(key).message).toBe('ہیڈر Idempotency-Key میں UUID ہونا چاہیے');
  });

  test('a code, its text, the wait for another and a wrong one', async () => {
    const body = { mobile: '+923331112223' };
    const sent = await call('POST', '/auth/send-otp', { body });
    expect([sent.status, sent.json]).toMatchObject([200, { success: true, message: 'کوڈ WhatsApp پر بھیج دیا گیا' }]);
    const code = await server.newestCode(body.mobile);
    const inbox = await call('GET', `/sandbox/messages?mobile=${encodeURIComponent(body.mobile)}`);
    expect(read(vGetSandboxMessagesResponse, inbox).messages[0]?.text).toBe(
      `آپ کا Sarraf کوڈ ${code} ہے۔ یہ 5 منٹ تک چلے گا۔ کسی کو نہ بتائیں۔`,
    );
    const wrong = await call('POST', '/auth/verify-otp', {
      body: { ...body, otp: code === '000000' ? '000001' : '000000' },
    });
    expect(refusal(wrong).errors).toEqual({ otp: 'غلط OTP۔ براہِ کرم دوبارہ کوشش کریں۔' });
    const right = await call('POST', '/auth/verify-otp', { body: { ...body, otp: code } });
    expect([right.status, right.json]).toMatchObject([200, { message: 'لاگ اِن ہو گیا' }]);
  });

  test('the code of the identity verification', async () => {
    const newcomer = await server.person({ verified: false });
    const body = { aadhaarNumber: '234567890123' };
    const sent = await call('POST', '/kyc/requestOTP', { token: newcomer.token, body });
    expect([sent.status, sent.json]).toMatchObject([200, { message: 'کوڈ رجسٹرڈ موبائل پر بھیج دیا گیا' }]);
    const code = await server.newestCode(newcomer.mobile);
    const row = await server.db
      .selectFrom('sandbox_messages')
      .select('text')
      .where('mobile', '=', newcomer.mobile)
      .executeTakeFirstOrThrow();
    expect(row.text).toBe(`آپ کا Aadhaar تصدیقی کوڈ ${code} ہے۔ یہ 5 منٹ تک چلے گا۔`);
  });

  test('a limit with its wait', async () => {
    const mobile = '+923331112224';
    const replies = [];
    for (let sends = 0; sends < 6; sends += 1) {
      replies.push(await call('POST', '/auth/send-otp', { body: { mobile } }));
      server.advance(61_000);
    }
    const last = replies.at(-1);
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '3295']);
    expect(last && refusal(last).message).toBe(
      'اس نمبر پر بہت زیادہ کوڈ بھیجے جا چکے ہیں۔ براہِ کرم 55 منٹ انتظار کریں۔',
    );
  });

  test('a body that is too large, one that is no JSON, and one without the content type', async () => {
    const path = '/auth/send-otp';
    const large = await call('POST', path, { raw: JSON.stringify({ mobile: 'x'.repeat(20_000) }) });
    expect([large.status, refusal(large).message]).toEqual([413, 'درخواست بہت بڑی ہے، زیادہ سے زیادہ 16 kB بھیجیں']);
    const broken = await call('POST', path, { raw: '{' });
    expect(refusal(broken).errors).toEqual({ general: 'درخواست کا متن JSON نہیں' });
    const plain = await call('POST', path, { raw: '{}', headers: { 'content-type': 'text/plain' } });
    expect(plain.status).toBe(415);
    expect(refusal(plain).message).toContain('Content-Type: application/json');
  });

  test('the descriptions of settings, and the errors of new values', async () => {
    const admin = await server.person({ admin: true });
    const list = read(vGetSettingsResponse, await call('GET', '/settings', { token: admin.token }));
    expect(list.data.map(({ description }) => description)).toContain('بیچنے والا کم از کم اتنی مقدار بیچ سکتا ہے');
    const save = async (key: string, value: unknown) =>
      refusal(await call('PUT', `/settings/${key}`, { token: admin.token, body: { value, version: 0 } })).errors;
    expect(await save('platform_fee', 2)).toEqual({ value: 'کوئی نمبر لکھیں جو 0 سے 1 تک ہو' });
    expect(await save('networks', [])).toEqual({ value: 'کم از کم ایک نیٹ ورک لکھیں' });
    // An error for which only the library has a message.
    expect(await save('networks', 'none')).toEqual({ value: 'یہ ویلیو درست نہیں' });
  });

  test('a service that is not connected, and an internal error', async () => {
    const away = createApp({
      ...server.services,
      messenger: messenger({ ...senderOf(server.services), channels: [] }),
    });
    const broken = createApp({
      ...server.services,
      messenger: { channels: [], sendCode: () => Promise.reject(new Error('inside')) },
    });
    const ask = async (app: typeof away) => {
      const headers = { ...inUrdu, 'content-type': 'application/json' };
      const body = JSON.stringify({ mobile: '+923331112225' });
      const reply = await app.request('/api/auth/send-otp', { method: 'POST', headers, body });
      return [reply.status, await reply.json()];
    };
    expect(await ask(away)).toEqual([
      503,
      { success: false, message: 'کوڈ اس وقت نہیں بھیجے جا سکتے۔ براہِ کرم تھوڑی دیر بعد کوشش کریں۔' },
    ]);
    expect(await ask(broken)).toEqual([500, { success: false, message: 'کچھ غلط ہو گیا، براہِ کرم دوبارہ کوشش کریں!' }]);
  });
});
