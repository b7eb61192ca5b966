import { makeOrder } from '@sarraf/fake-server';
import { changeLanguage } from '@sarraf/forms/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawReceipt } from './draw-receipt.ts';
import { receiptContent } from './receipt-content.ts';
import { layoutReceipt } from './receipt-layout.ts';

beforeEach(() => vi.stubGlobal('Path2D', vi.fn()));
afterEach(async () => {
  vi.unstubAllGlobals();
  await changeLanguage('en');
});

/** A 2D context that records the texts, with the state in which each is drawn, and ignores everything else. */
function recordingContext() {
  const drawn: { text: string; direction: string; align: string; font: string }[] = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_, name) => {
      if (name === 'fillText')
        return (text: string) =>
          drawn.push({
            text,
            direction: String(state['direction']),
            align: String(state['textAlign']),
            font: String(state['font']),
          });
      return state[String(name)] ?? (() => {});
    },
  });
  return { drawn, context: context as unknown as CanvasRenderingContext2D };
}

const style = { families: 'Figtree', colour: (name: string) => name };

test.each(['en', 'ur'] as const)('the canvas gets every figure of the order, in %s', async (language) => {
  await changeLanguage(language);
  const order = makeOrder({
    ...{ status: 'completed', networkName: 'Tron (TRC20)', transfer_ref: 'UTR2506020941337' },
    events: [{ type: 'completed', at: '2025-06-02T09:05:00Z' }],
  });
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const { drawn, context } = recordingContext();
  const layout = layoutReceipt(receiptContent(order), direction, (text, { size }) => (text.length * size) / 2);
  drawReceipt(context, layout, style);
  const texts = drawn.map(({ text }) => text);
  for (const figure of ['Rs. 1,37,857.5', '500 USDT', 'Rs. 278.5', 'Rs. 1,392.5', 'Tron (TRC20)', 'NayaPay ••••4567'])
    expect(texts).toContain(figure);
  expect(texts).toContain(order.transfer_ref);
  expect(texts).toContain(order._id);
  expect(drawn.find(({ text }) => text === 'Rs. 1,37,857.5')).toEqual({
    ...{ text: 'Rs. 1,37,857.5', direction: 'ltr', align: 'center' },
    font: '700 104px Figtree',
  });
  expect(drawn.find(({ text }) => text === receiptContent(order).lead)?.direction).toBe(direction);
});
