import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMessages } from '../messages-config.ts';
import type { Channel, OutgoingMessage, RefusalRule } from '../messenger.ts';
import { startWhatsappStandIn, type WhatsappStandIn } from '../../testing/stand-ins/whatsapp.ts';
import { ERROR_RULES } from './error-rules.ts';
import { whatsappChannel } from './whatsapp-channel.ts';

let service: WhatsappStandIn;
let channel: Channel;
beforeAll(async () => {
  service = await startWhatsappStandIn();
  const { whatsapp } = readMessages({ MESSENGERS: 'whatsapp', ...service.env, MESSAGE_TIMEOUT_MS: 1000 });
  if (!whatsapp) throw new Error('not configured');
  channel = whatsappChannel(whatsapp);
});
afterAll(() => service.close());
beforeEach(() => void service.messages.splice(0));

const code: OutgoingMessage = {
  id: '665f1b2c9d3e4a0012ab0901',
  to: '+923001234567',
  template: 'code',
  values: { code: '481516', minutes: '5', purpose: 'login' },
  language: 'en',
  expiresAt: new Date('2026-11-21T11:05:00Z'),
};
const send = (message: OutgoingMessage, signal = AbortSignal.timeout(2000)) => channel.send(message, signal);

describe('the body of a message', () => {
  test('a code is sent twice: in the text and for the button that copies it', async () => {
    const sent = await send(code);
    expect(sent).toEqual({ ok: true, id: service.messages[0]?.wamid });
    expect(service.messages[0]?.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '923001234567',
      type: 'template',
      template: {
        name: 'sarraf_code',
        language: { code: 'en' },
        components: [
          { type: 'body', parameters: [{ type: 'text', text: '481516' }] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '481516' }] },
        ],
      },
      biz_opaque_callback_data: '665f1b2c9d3e4a0012ab0901',
    });
  });

  test('a message about an order has its values in the order of the template', async () => {
    const values = { utr: 'FT26060200017', rupees: '139,227.20', account: '4567' };
    await send({ ...code, template: 'paid', values, language: 'ur' });
    expect(service.messages[0]?.body).toMatchObject({
      template: {
        name: 'sarraf_paid',
        language: { code: 'ur' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: '139,227.20' },
              { type: 'text', text: '4567' },
              { type: 'text', text: 'FT26060200017' },
            ],
          },
        ],
      },
    });
  });
});

const ACCOUNT = { refusal: 'configuration', retry: false, otherChannel: true, isAccount: true } as const;
const ALARM = { ...ACCOUNT, isAccount: undefined } as const;
const DOWN = { refusal: 'unavailable', retry: true, otherChannel: true, isAccount: undefined } as const;
const BUSY = { ...DOWN, refusal: 'rate' } as const;
const WAIT = { ...BUSY, otherChannel: false } as const;
const UNREACHABLE = { refusal: 'recipient', retry: false, otherChannel: true, isAccount: undefined } as const;
const REFUSED = { ...UNREACHABLE, otherChannel: false } as const;

describe('the rule of each error code', () => {
  test.each<[codes: number[], RefusalRule]>([
    [[0, 190], ACCOUNT],
    [[3, 10, 200, 250, 299], ACCOUNT],
    [[1, 2, 131000, 131016, 131057, 133016], DOWN],
    [[4, 80007, 130429], BUSY],
    [[131048, 131056], WAIT],
    [[100, 131008, 131009, 132000, 132012, 132018], ALARM],
    [[132001, 132005, 132007, 132015, 132016], ALARM],
    [[131021, 131030], REFUSED],
    [[131026], UNREACHABLE],
    [[131047], ALARM],
    [[131049, 131050], UNREACHABLE],
    [[131062], ALARM],
    [[131042, 131045, 131064, 130497, 368, 131031], ACCOUNT],
    [[424242], ALARM],
  ])('%j', async (codes, rule) => {
    for (const each of codes) {
      service.next(each);
      const { reason, ...result } = await send(code).then((sent) => ({ reason: '', ...sent }));
      expect(result, String(each)).toEqual({ ok: false, ...rule });
      expect(reason).toMatch(new RegExp(`^${each}: .`));
    }
    expect(service.messages).toEqual([]);
  });

  test('no code is in two rules', () => {
    const codes = ERROR_RULES.flatMap((rule) => rule.codes.map(String));
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('a lost answer', () => {
  test.each(['hang', 'cut', 'garbage'] as const)('%s is unclear: the message may have been sent', async (mode) => {
    service.next(mode);
    const result = await send(code, AbortSignal.timeout(300));
    expect(result).toMatchObject({ ok: false, refusal: 'unclear', retry: false, otherChannel: false });
    expect(service.messages).toHaveLength(1);
  });

  test('a service that cannot be reached has sent nothing', async () => {
    const gone = await startWhatsappStandIn();
    await gone.close();
    const { whatsapp } = readMessages({ MESSENGERS: 'whatsapp', ...gone.env, MESSAGE_TIMEOUT_MS: 1000 });
    const result = whatsapp && (await whatsappChannel(whatsapp).send(code, AbortSignal.timeout(2000)));
    expect(result).toMatchObject({ ok: false, refusal: 'unavailable', retry: true, otherChannel: true });
  });
});
