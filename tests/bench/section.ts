import type { Table } from './figure.ts';

/** Section of docs/quality.md. */
export interface Section {
  title: string;
  /** Date, machine and command of the measurement. */
  stamp: string;
  table: Table;
}

const HEADING = '## ';
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats a table in Markdown. */
export const inMarkdown = ({ columns, rows }: Table): string =>
  [row(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(row)].join('\n');

/**
 * Replaces the measured sections of a document and keeps the others.
 *
 * @param document Previous document; empty when there is none.
 * @param measured The new sections.
 * @param titles Titles of all sections, in their order. Other sections of the document are removed.
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
