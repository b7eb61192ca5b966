import { vGetOverviewResponse, vNotReadyReply } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessagesStandIn, type MessagesStandIn } from '../testing/stand-ins/messages.ts';
import { startWhatsappStandIn, type WhatsappStandIn } from '../testing/stand-ins/whatsapp.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
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
beforeEach(() => server.advance(60_000));

const send = async (status = 200): Promise<void> => {
  const mobile = `+92308${String((numbers += 1)).padStart(7, '0')}`;
  expect((await server.call('POST', '/auth/send-otp', { body: { mobile } })).status).toBe(status);
  server.advance(1000);
};
const missing = async (): Promise<string[]> => {
  const reply = await server.call('GET', '/readyz');
  return reply.status === 200 ? [] : read(vNotReadyReply, reply).missing;
};
const health = async () => {
  const { token } = await server.person({ admin: true });
  const { providers } = read(vGetOverviewResponse, await server.call('GET', '/admin/overview', { token })).data;
  const channels = providers.filter(({ name }) => name === 'whatsapp' || name === 'sms');
  return channels.map(({ name, healthy }) => [name, healthy]);
};
const ALL_WELL = [
  ['whatsapp', true],
  ['sms', true],
];
const NO_WHATSAPP = [
  ['whatsapp', false],
  ['sms', true],
];

test('a refused account is shown; the server is not ready only while no channel works', async () => {
  expect([await missing(), await health()]).toEqual([[], ALL_WELL]);
  whatsapp.next(190);
  await send();
  expect([await missing(), await health()]).toEqual([[], NO_WHATSAPP]);
  whatsapp.next(190);
  sms.next(401);
  await send(503);
  expect(await missing()).toEqual(['whatsapp', 'sms']);
  await send();
  expect([await missing(), (await health())[0]]).toEqual([[], ALL_WELL[0]]);
});

test('after a quarter of an hour without requests it counts as ready, so that requests come again', async () => {
  whatsapp.next(131031);
  await send();
  server.advance(QUARTER_HOUR_MS);
  expect([await missing(), await health()]).toEqual([[], NO_WHATSAPP]);
  await send();
});

test('a template that is refused is an alarm, and no reason to stop the server', async () => {
  whatsapp.next(132001);
  await send();
  expect([await missing(), await health()]).toEqual([[], NO_WHATSAPP]);
});
