import type { ImportRow } from '@sarraf/api-client';
import { statusLabel } from '@sarraf/domain';
import type { Tone } from '@sarraf/ui';
import { batchMessages } from './batch.messages.ts';

const TONES = new Map<string, Tone>([
  ['paid', 'positive'],
  ['waits-approval', 'notice'],
  ['already-paid', 'neutral'],
]);

/** Tone of an outcome; an unknown outcome is a problem. */
export const importTone = (result: string): Tone => TONES.get(result) ?? 'negative';

/** Whether applying a line changes something. */
export const isApplied = ({ result }: Pick<ImportRow, 'result'>): boolean =>
  result === 'paid' || result === 'waits-approval';

/** Text of an outcome; an unknown one is shown by its own name. */
export function importText(result: string, isDone: boolean): string {
  const { would, did } = batchMessages.current;
  const texts: Readonly<Record<string, string>> = isDone ? { ...would, ...did } : would;
  return (Object.hasOwn(texts, result) ? texts[result] : undefined) ?? statusLabel(result);
}

const ORDER: readonly Tone[] = ['negative', 'notice', 'positive', 'info', 'neutral'];

/** Lines with problems first, otherwise in the order of the file. */
export const byNeed = (rows: readonly ImportRow[]): ImportRow[] =>
  ORDER.flatMap((tone) => rows.filter(({ result }) => importTone(result) === tone));

/** Number of lines of each outcome, in the order of the table. */
export function importCounts(rows: readonly ImportRow[]): { result: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const { result } of byNeed(rows)) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].map(([result, n]) => ({ result, n }));
}
