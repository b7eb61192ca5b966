import { describe, expect, test } from 'vitest';
import { bodySignature, signedHeaders, verifySignature, type SigningKeys } from './signatures.ts';

const KEYS: SigningKeys = ['a key of both sides'];
const NOW = new Date('2026-11-26T10:00:00Z');
const BODY = '{"key":"665f-1","name":"عائشہ"}';

const verify = (headers: Record<string, string>, { keys = KEYS, body = BODY, now = NOW } = {}) =>
  verifySignature(keys, (name) => headers[name], new TextEncoder().encode(body), now);

const signed = (keys: SigningKeys = KEYS) => signedHeaders(keys, { id: 'msg_1', now: NOW, body: BODY });
const standard = (keys?: SigningKeys) => {
  const { 'x-signature': _, ...headers } = signed(keys);
  return headers;
};

describe('Standard Webhooks', () => {
  test('the example of the specification has its published signature', () => {
    const keys: SigningKeys = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
    const body = '{"test": 2432232314}';
    const headers = signedHeaders(keys, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', now: new Date(1_614_265_330_000), body });
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('a request signed by us is valid, without the older header too', () => {
    expect([verify(signed()), verify(standard())]).toEqual(['valid', 'valid']);
  });

  test.each([
    ['another body', {}, { body: `${BODY} ` }],
    ['another key', {}, { keys: ['another key'] as SigningKeys }],
    ['another id', { 'webhook-id': 'msg_2' }, {}],
    ['another timestamp', { 'webhook-timestamp': '1764151201' }, {}],
    ['no id', { 'webhook-id': '' }, {}],
    ['no signature of version 1', { 'webhook-signature': 'v2,abc' }, {}],
    ['an empty signature', { 'webhook-signature': '' }, {}],
  ])('%s is invalid', (_, headers, over) => {
    expect(verify({ ...standard(), ...headers }, over)).toBe('invalid');
  });

  test('a right signature of the older header does not make up for a wrong one', () => {
    expect(verify({ ...signed(), 'webhook-signature': 'v1,AAAA' })).toBe('invalid');
  });

  test.each([
    [-300, 'valid'],
    [300, 'valid'],
    [-301, 'stale'],
    [301, 'stale'],
  ])('%i seconds later it is %s', (seconds, verdict) => {
    expect(verify(standard(), { now: new Date(NOW.getTime() + seconds * 1000) })).toBe(verdict);
  });

  test('while a key is replaced, either key verifies, and one of several signatures is enough', () => {
    const both: SigningKeys = ['the new key of both', 'a key of both sides'];
    expect(verify(standard(), { keys: both })).toBe('valid');
    const two = `${standard(both)['webhook-signature'] ?? ''} ${standard()['webhook-signature'] ?? ''}`;
    expect(verify({ ...standard(), 'webhook-signature': two })).toBe('valid');
  });
});

describe('the older header', () => {
  test.each([
    [bodySignature('a key of both sides', BODY), 'valid'],
    [bodySignature('a key of both sides', BODY).toUpperCase(), 'valid'],
    [bodySignature('another key', BODY), 'invalid'],
    ['', 'invalid'],
    ['sha256=', 'invalid'],
  ])('%s is %s', (signature, verdict) => {
    expect(verify({ 'x-signature': signature })).toBe(verdict);
  });
});
