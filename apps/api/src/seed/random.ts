/** Pseudo-random generator (mulberry32). The same seed gives the same numbers, so that every machine shows the same sandbox. */
export function repeatable(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
      items[whole(0, items.length - 1)] ?? items[0],
    hex: (length: number): string => Array.from({ length }, () => whole(0, 15).toString(16)).join(''),
    chance: (of: number): boolean => next() < of,
  };
}

/** Generator made by {@link repeatable}. */
export type Repeatable = ReturnType<typeof repeatable>;
