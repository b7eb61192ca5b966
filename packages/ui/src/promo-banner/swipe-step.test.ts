import { describe, expect, test } from 'vitest';
import { swipeStep } from './swipe-step.ts';

describe('a swipe moves by one slide', () => {
  test.each([
    ['ltr', -40, 0, 1],
    ['ltr', -160, 80, 1],
    ['ltr', 40, 0, -1],
    ['ltr', 160, -80, -1],
    ['rtl', 40, 0, 1],
    ['rtl', -40, 0, -1],
  ] as const)('%s, %i px across and %i px down: %i', (direction, x, y, step) => {
    expect(swipeStep({ x, y }, direction)).toBe(step);
  });
});

describe('any other gesture moves nothing', () => {
  test.each([
    ['a tap', 0, 0],
    ['a tap with a tremor', -39, 3],
    ['a scroll down', -20, 300],
    ['a scroll up that drifts', 90, -120],
    ['a slanted move', -100, 51],
  ])('%s', (_, x, y) => {
    expect(swipeStep({ x, y }, 'ltr')).toBe(0);
    expect(swipeStep({ x, y }, 'rtl')).toBe(0);
  });
});
