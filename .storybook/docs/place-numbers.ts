/** Rectangle of a part, in pixels from the top left corner of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Place of a number: the middle of its circle, and the point of the part that its line leads to. */
export interface NumberPlace {
  x: number;
  y: number;
  to: { x: number; y: number };
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Distance between the middles of two circles at least, in pixels. */
const APART = 28;

/** Added to the length of a line for each part that it crosses: a long line is better than one across another part. */
const CROSSING = 10_000;

const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Straight line from the middle of one edge of a part to the edge of the drawing, as a thin rectangle. */
function lineTo(side: Side, { x, y, width, height }: Box, drawing: { width: number; height: number }): Box {
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (side === 'left') return { x: 0, y: middle.y, width: x, height: 1 };
  if (side === 'right') return { x: x + width, y: middle.y, width: drawing.width - x - width, height: 1 };
  if (side === 'top') return { x: middle.x, y: 0, width: 1, height: y };
  return { x: middle.x, y: y + height, width: 1, height: drawing.height - y - height };
}

/** Moves sorted positions apart, and back into the drawing if the last ones leave it. */
function spread(positions: readonly number[], length: number): number[] {
  const places: number[] = [];
  for (const position of positions) places.push(Math.max(position, (places.at(-1) ?? -Infinity) + APART, APART / 2));
  let end = length - APART / 2;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, end);
    end = (places[at] ?? 0) - APART;
  }
  return places;
}

/**
 * Places of the numbers of parts, in the margin of the drawing: at the side to which the line is shortest and crosses no other part. On a
 * right-to-left page the right side comes first.
 */
export function placeNumbers(
  parts: readonly Box[],
  drawing: { width: number; height: number },
  { margin, rtl }: { margin: number; rtl: boolean },
): NumberPlace[] {
  const sides: readonly Side[] = rtl ? ['right', 'left', 'top', 'bottom'] : ['left', 'right', 'top', 'bottom'];
  const chosen = parts.map((part) => {
    const others = parts.filter((other) => other !== part && !contains(other, part) && !contains(part, other));
    const costs = sides.map((side) => {
      const line = lineTo(side, part, drawing);
      return Math.max(line.width, line.height) + CROSSING * others.filter((other) => overlaps(line, other)).length;
    });
    const side = sides[costs.indexOf(Math.min(...costs))] ?? 'top';
    const line = lineTo(side, part, drawing);
    const to = {
      x: side === 'left' ? line.x + line.width : line.x,
      y: side === 'top' ? line.y + line.height : line.y,
    };
    return { side, to };
  });

  const places = chosen.map(({ side, to }) => ({
    x: side === 'left' ? margin / 2 : side === 'right' ? drawing.width - margin / 2 : to.x,
    y: side === 'top' ? margin / 2 : side === 'bottom' ? drawing.height - margin / 2 : to.y,
    to,
  }));
  for (const side of sides) {
    const axis = side === 'left' || side === 'right' ? 'y' : 'x';
    const group = places
      .filter((_, at) => chosen[at]?.side === side)
      .toSorted((one, other) => one.to[axis] - other.to[axis]);
    const length = axis === 'y' ? drawing.height : drawing.width;
    const moved = spread(
      group.map((place) => place.to[axis]),
      length,
    );
    for (const [at, place] of group.entries()) place[axis] = moved[at] ?? place[axis];
  }
  return places;
}
