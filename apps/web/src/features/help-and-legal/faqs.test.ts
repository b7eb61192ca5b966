import { expect, test } from 'vitest';
import { FAQ_ANCHORS } from '../../shared/orders/order-help.ts';
import { faqs as english } from './texts/faqs.messages.en.ts';
import { faqs as urdu } from './texts/faqs.messages.ur.ts';

const anchorsOf = ({ sections }: typeof english) =>
  sections.flatMap(({ id, body }) => [
    id,
    ...body.flatMap((block) =>
      typeof block === 'object' && 'questions' in block ? block.questions.map((question) => question.id) : [],
    ),
  ]);

test.each([
  ['English', english],
  ['Urdu', urdu],
])('every anchor of the FAQs in %s is there once', (_, faqs) => {
  const anchors = anchorsOf(faqs);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.length).toBeGreaterThan(20);
});

test('every FAQ that a state of an order links to exists', () => {
  const linked = Object.values(FAQ_ANCHORS).filter((anchor) => anchor !== null);
  expect(anchorsOf(english)).toEqual(expect.arrayContaining(linked));
});
