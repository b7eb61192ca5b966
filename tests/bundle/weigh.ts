import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Figure } from '../bench/figure.ts';
import type { Budgets } from './budgets.ts';

/** What a build weighs, and what is wrong with that. */
export interface Weighed {
  /** Every weight that has a budget. */
  figures: Figure[];
  /** The same in words, with the files of each stage. */
  lines: string[];
  /** One sentence a budget that is broken; empty for a build to be proud of. */
  faults: string[];
}

/** `.vite/modules.json`: of each file, what it imports before it can run, and what is in it. */
type Chunks = Record<string, { imports: string[]; modules: string[] }>;

/** A module that stands for a table of sentences in every language. */
const TABLE = /(?:^|[./])messages\.ts$/;
const kb = (figure: number): string => `${figure.toFixed(1)} kB`;

/**
 * Weighs the scripts of a built app as the server sends them.
 *
 * @param dist Folder of the build.
 */
export function weighBundle(dist: string, budgets: Budgets): Weighed {
  const chunks: Chunks = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
  const figures: Figure[] = [];
  const lines: string[] = [];
  const faults: string[] = [];

  const weigh = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0);

  /** Adds a file and all it imports before it can run. */
  function addClosure(file: string, seen: Set<string>): void {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks[file]?.imports ?? []) addClosure(imported, seen);
  }

  /** Adds the file that holds a module, by the end of its path, and all that this file imports. */
  function addModule(module: string, seen: Set<string>): void {
    const file = Object.keys(chunks).find((each) => chunks[each]?.modules.some((id) => id.endsWith(module)));
    if (file) addClosure(file, seen);
    else
      faults.push(
        `No file of the build holds ${module.replace('/', '')}: it has moved, or this check looks for the wrong name.`,
      );
  }

  /** All that is loaded for some modules, with the sentences they speak in English. */
  function loadedFor(modules: readonly string[]): Set<string> {
    const seen = new Set<string>();
    for (const module of modules) addModule(`/${module}`, seen);
    for (const table of [...seen].flatMap((file) => chunks[file]?.modules.filter((id) => TABLE.test(id)) ?? []))
      addModule(table.replace(/\.ts$/, '.en.ts'), seen);
    return seen;
  }

  /** Says what something weighs, and that it is too much. */
  function hold(name: string, weight: number, budget: number): void {
    figures.push({ what: `${name}: JS, gzip`, value: kb(weight), goal: `≤ ${budget} kB` });
    lines.push(`${name}: ${kb(weight)} of JS, gzip; the budget is ${budget} kB.`);
    if (weight > budget) faults.push(`${name} weighs ${kb(weight)} of JS, gzip, and may weigh ${budget} kB.`);
  }

  const soFar = new Set<string>();
  for (const { name, asks, budget, never } of budgets.stages) {
    const fresh = [...loadedFor(asks)].filter((file) => !soFar.has(file));
    for (const file of fresh) {
      soFar.add(file);
      lines.push(`${kb(weigh(file)).padStart(10)}  ${file}`);
    }
    for (const file of soFar) {
      const unwanted = chunks[file]?.modules.find((id) => never.test(id));
      if (unwanted) faults.push(`${name} loads ${unwanted} in ${file}.`);
    }
    hold(name, sum(soFar), budget);
  }

  const { statistics } = budgets;
  const before = loadedFor(statistics.after);
  const beyond = [...loadedFor(statistics.asks)].filter((file) => !before.has(file));
  hold('Statistics beyond the dashboard', sum(beyond), statistics.budget);
  const drawing = Object.keys(chunks).filter((file) => chunks[file]?.modules.some((id) => statistics.library.test(id)));
  if (drawing.length === 0)
    faults.push(`No file of the build holds ${statistics.library.source}: this check looks for the wrong name.`);
  for (const [file, { imports }] of Object.entries(chunks)) {
    const isOfDrawing = drawing.includes(file) && beyond.includes(file);
    if (!isOfDrawing && [file, ...imports].some((each) => drawing.includes(each)))
      faults.push(`${file} loads ${statistics.library.source}, which only the statistics may.`);
  }
  return { figures, lines, faults };
}
