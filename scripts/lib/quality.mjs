/** Measured sections of docs/quality.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { withSections } from '../../tests/bench/section.ts';
import { ROOT } from './paths.mjs';

const DOCUMENT = join(ROOT, 'docs/quality.md');

/** Title of the section of `npm run soak`, which comes after those of the bench. */
export const SOAK_TITLE = 'Sellers and faults';

/** Titles of the document's sections, in their order. */
const titlesIn = (document) => [...document.matchAll(/^## (.+)$/gm)].map(([, title]) => title);

/**
 * Replaces a section of the document, with its date, machine and command. `titles` are all sections, in their order, and other ones are removed;
 * without it, the others stay as they are.
 *
 * @param {{ title: string, command: string, note: string, table: import('../../tests/bench/figure.ts').Table }} section
 * @param {readonly string[]} [titles]
 */
export function writeSection({ title, command, note, table }, titles) {
  const document = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const stamp = `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, ${machine}. ${note}`;
  const all = titles ?? [...new Set([...titlesIn(document), title])];
  writeFileSync(DOCUMENT, withSections(document, [{ title, stamp, table }], all));
}
