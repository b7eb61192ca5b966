import type { Table } from './figure.ts';

/** One part of the document of measured figures. */
export interface Section {
  title: string;
  /** When, where and by which command it was measured. */
  stamp: string;
  table: Table;
}

const HEADING = '## ';
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export const inMarkdown = ({ columns, rows }: Table): string =>
  [row(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(row)].join('\n');

/**
 * A document with some sections measured anew and the others as they were.
 *
 * @param document The document so far; empty when there is none.
 * @param measured The new sections.
 * @param titles All sections there are, in their order; what else the document holds goes.
 */
export function withSections(document: string, measured: readonly Section[], titles: readonly string[]): string {
  const kept = new Map(
    document
      .split(new RegExp(`^${HEADING}`, 'm'))
      .slice(1)
      .map((text): [string, string] => [text.split('\n', 1)[0] ?? '', `${HEADING}${text.trim()}`]),
  );
  for (const { title, stamp, table } of measured)
    kept.set(title, [HEADING + title, stamp, inMarkdown(table)].join('\n\n'));
  const sections = titles.flatMap((title) => kept.get(title) ?? []);
  return `${['# Measured', ...sections].join('\n\n')}\n`;
}
