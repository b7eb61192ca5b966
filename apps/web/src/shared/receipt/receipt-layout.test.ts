import { makeOrder } from '@sarraf/fake-server';
import { describe, expect, test } from 'vitest';
import { receiptContent, type ReceiptContent } from './receipt-content.ts';
import { layoutReceipt, RECEIPT_WIDTH, type Direction, type MeasureText } from './receipt-layout.ts';

/** Every letter as wide as half its size. */
const measure: MeasureText = (text, { size }) => (Array.from(text).length * size) / 2;

const content = receiptContent(
  makeOrder({ status: 'completed', networkName: 'Tron (TRC20)', transfer_ref: 'UTR2506020941337' }),
);
const textsOf = ({ brand, title, lead, amount, sentence, groups }: ReceiptContent) => [
  ...[brand, title, lead, amount, sentence],
  ...groups.flat().flatMap(({ label, value }) => [label, value]),
];

describe.each<Direction>(['ltr', 'rtl'])('the layout %s', (direction) => {
  const { lines, height, slip, tears } = layoutReceipt(content, direction, measure);

  test('has every text of the receipt, once and in reading order', () => {
    expect(lines.map(({ text }) => text)).toEqual(textsOf(content));
  });

  test('keeps every text inside the slip', () => {
    for (const { text, x, y, align, size, weight } of lines) {
      const width = measure(text, { size, weight });
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      expect(left, text).toBeGreaterThan(slip.x);
      expect(left + width, text).toBeLessThan(slip.x + slip.width);
      expect(y, text).toBeLessThan(slip.y + slip.height);
    }
    expect(slip.y + slip.height).toBeLessThan(height);
    expect(tears).toHaveLength(content.groups.length);
  });

  test('has labels where a line begins and values where it ends', () => {
    const [label, value] = lines.slice(5);
    const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left'];
    expect([label?.align, value?.align]).toEqual([start, end]);
    expect(label?.y).toBe(value?.y);
    expect(value?.direction).toBe('ltr');
  });
});

test('a value that is too long for its line gets lines of its own, and loses nothing', () => {
  const long = 'Khushhali Microfinance Bank Limited, Main Boulevard Branch, Gulberg III, Lahore ••••6554';
  const groups = [[{ label: 'Into account', value: long, kind: 'words' as const }]];
  const values = layoutReceipt({ ...content, groups }, 'ltr', measure).lines.slice(6);
  expect(values.length).toBeGreaterThan(1);
  expect(values.map(({ text }) => text).join(' ')).toBe(long);
  const code = [[{ label: 'UTR number', value: 'U'.repeat(90), kind: 'figure' as const }]];
  const parts = layoutReceipt({ ...content, groups: code }, 'ltr', measure).lines.slice(6);
  expect(parts.map(({ text }) => text).join('')).toBe('U'.repeat(90));
});

test('an amount that is too wide is drawn smaller', () => {
  const amount = 'Rs. 27,77,29,89,900.72';
  const line = layoutReceipt({ ...content, amount }, 'ltr', measure).lines.find(({ text }) => text === amount);
  expect(line?.size).toBeLessThan(104);
  expect(measure(amount, { size: line?.size ?? 0, weight: 700 })).toBeLessThan(RECEIPT_WIDTH);
});
