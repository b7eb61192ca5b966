import type { ImportRow } from '@sarraf/api-client';
import { statusLabel } from '@sarraf/domain';
import type { Tone } from '@sarraf/ui';
import { batchMessages } from './batch.messages.ts';

const TONES = new Map<string, Tone>([
  ['paid', 'positive'],
  ['waits-approval', 'notice'],
  ['already-paid', 'neutral'],
]);

/** What a result means: done, waiting, nothing to do, or in need of a person. */
export const importTone = (result: string): Tone => TONES.get(result) ?? 'negative';

/** Whether a line changes something. */
export const isApplied = ({ result }: Pick<ImportRow, 'result'>): boolean =>
  result === 'paid' || result === 'waits-approval';

/** What a line would do, or did; a result that no build has heard of stands for itself. */
export function importText(result: string, isDone: boolean): string {
  const { would, did } = batchMessages.current;
  const told: Readonly<Record<string, string>> = isDone ? { ...would, ...did } : would;
  return (Object.hasOwn(told, result) ? told[result] : undefined) ?? statusLabel(result);
}

const ORDER: readonly Tone[] = ['negative', 'notice', 'positive', 'info', 'neutral'];

/** The lines with those that need a look first, otherwise as the file has them. */
export const byNeed = (rows: readonly ImportRow[]): ImportRow[] =>
  ORDER.flatMap((tone) => rows.filter(({ result }) => importTone(result) === tone));

/** How many lines have each result, in the order they are listed. */
export function importCounts(rows: readonly ImportRow[]): { result: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const { result } of byNeed(rows)) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].map(([result, n]) => ({ result, n }));
}
