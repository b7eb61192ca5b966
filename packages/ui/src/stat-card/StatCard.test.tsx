import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatCard } from './StatCard.tsx';

const markupOf = (value: string) => renderToStaticMarkup(<StatCard label="Total Volume" value={value} unit="USDT" />);

test.each([
  ['48,250.5', '48,250.5 <span'],
  ['1,00,67,178', '1,00,67,178 <span'],
  ['67,178.678901', '67,178<wbr/>.678901 <span'],
  ['Rs. 27,96,12,345.67', 'Rs. 27,96,12,345<wbr/>.67 <span'],
])('%s has a line break opportunity before its decimals only when it is long', (value, markup) => {
  // Without the spans around each text, which exist for translation tools.
  expect(markupOf(value).replaceAll(/<\/?span>/g, '')).toContain(`<bdi dir="ltr">${markup}`);
});

test.each([
  ['48,250.5', 'text-xl'],
  ['1,00,67,178', 'text-lg/7'],
  ['67,178.678901', 'text-base/7'],
])('%s has the size %s', (value, size) => {
  expect(markupOf(value)).toContain(` ${size}"`);
});
