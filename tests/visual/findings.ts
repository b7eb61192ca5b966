import { pictureName } from './baselines.ts';
import type { Baselines } from './baselines.ts';
import type { Sitting } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './png.ts';

/** What was found about one picture; `name` is its file, or the story when there is no picture. */
export type Finding = { name: string } & (
  | { result: 'same' }
  | { result: 'different'; expected: Picture; actual: Picture; difference: Picture; pixels: number }
  | { result: 'missing'; actual: Picture }
  | { result: 'stale'; expected: Picture }
  | { result: 'failed'; error: string }
);

/** Findings that fail the run. */
export type Fault = Exclude<Finding, { result: 'same' }>;

/** Whether a finding fails the run. */
export const isFault = (finding: Finding): finding is Fault => finding.result !== 'same';

/** Compares a picture with the accepted one of that name. */
export function judge(name: string, actual: Picture, baselines: Baselines): Finding {
  const expected = baselines.read(name);
  if (!expected) return { name, result: 'missing', actual };
  const comparison = compare(expected, actual);
  return comparison.result === 'same' ? { name, result: 'same' } : { name, expected, actual, ...comparison };
}

/** Compares the pictures of one story with the accepted ones. A story that could not be pictured is one fault. */
export function judgeStory(storyId: string, sitting: Sitting<Picture>, baselines: Baselines): Finding[] {
  if (sitting.result === 'left out') return [];
  if (sitting.result === 'failed') return [{ name: storyId, result: 'failed', error: sitting.error }];
  return sitting.pictures.map(([mode, picture]) => judge(pictureName(storyId, mode), picture, baselines));
}

/** Accepted pictures that no story takes any more: what they show is gone, or has another name. */
export const staleFindings = (wanted: ReadonlySet<string>, baselines: Baselines): Finding[] =>
  baselines.names().flatMap((name) => {
    const expected = wanted.has(name) ? null : baselines.read(name);
    return expected ? [{ name, result: 'stale', expected }] : [];
  });

/** Makes what was just seen the accepted state, and tells whether it could: a story that failed has nothing to accept. */
export function accept(fault: Fault, baselines: Baselines): boolean {
  switch (fault.result) {
    case 'different':
    case 'missing':
      baselines.write(fault.name, fault.actual);
      return true;
    case 'stale':
      baselines.remove(fault.name);
      return true;
    case 'failed':
      return false;
    default:
      return fault satisfies never;
  }
}
