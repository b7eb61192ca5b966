import { describe, expect, test } from 'vitest';

import { placeNumbers } from '../../.storybook/docs/place-numbers.ts';

const DRAWING = { width: 400, height: 200 };
const place = (parts: Parameters<typeof placeNumbers>[0], rtl = false) =>
  placeNumbers(parts, DRAWING, { margin: 40, rtl });

describe('numbers of an anatomy', () => {
  const first = { x: 40, y: 40, width: 100, height: 20 };
  const second = { x: 150, y: 40, width: 100, height: 20 };
  const third = { x: 260, y: 40, width: 100, height: 20 };

  test('are where the line to the part is shortest', () => {
    expect(place([first])).toEqual([{ x: 20, y: 50, to: { x: 40, y: 50 } }]);
    expect(place([third])).toEqual([{ x: 380, y: 50, to: { x: 360, y: 50 } }]);
  });

  test('have no line across another part', () => {
    expect(place([first, second, third])[1]).toEqual({ x: 200, y: 20, to: { x: 200, y: 40 } });
  });

  test('a line may leave the part that contains it', () => {
    const outer = { x: 40, y: 40, width: 320, height: 120 };
    const inner = { x: 60, y: 90, width: 280, height: 20 };
    expect(place([outer, inner])[1]?.to).toEqual({ x: 60, y: 100 });
  });

  test('are on the right of a right-to-left page where both sides are as near', () => {
    const middle = { x: 60, y: 90, width: 280, height: 20 };
    expect(place([middle])[0]?.to.x).toBe(60);
    expect(place([middle], true)[0]?.to.x).toBe(340);
  });

  test('do not touch each other, and stay in the drawing', () => {
    const rows = [150, 160, 170, 180].map((y) => ({ x: 40, y, width: 320, height: 4 }));
    const places = place(rows).filter(({ x }) => x === 20);
    const ys = places.map(({ y }) => y);
    for (const [at, y] of ys.entries()) {
      expect(y).toBeLessThanOrEqual(DRAWING.height - 12);
      if (at > 0) expect(y - (ys[at - 1] ?? 0)).toBeGreaterThanOrEqual(28);
    }
  });
});
