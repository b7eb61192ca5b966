import { globSync, readFileSync } from 'node:fs';
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

/** `.vite/kept.json`: addresses of what the worker fetches before it is needed, in every language. */
interface Kept {
  ahead: string[];
}

/** Files that travel as they are. */
const PACKED_ALREADY = /\.(woff2|png)$/;
/** The one document that a static host answers every path with. */
const DOCUMENT = 'index.html';
const NAMED_SCRIPT = /<(?:script\b[^>]*\bsrc|link\b[^>]*\bmodulepreload\b[^>]*\bhref)="\/([^"]+)"/g;
/** A module that stands for a table of sentences in every language. */
const TABLE = /(?:^|[./])messages\.ts$/;
const kb = (figure: number): string => `${figure.toFixed(1)} kB`;

/**
 * Weighs a built app as the server sends it.
 *
 * @param dist Folder of the build.
 * @param routes Every path that must have a budget.
 */
export function weighBundle(dist: string, budgets: Budgets, routes: readonly string[]): Weighed {
  const chunks: Chunks = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
  const kept: Kept = JSON.parse(readFileSync(join(dist, '.vite/kept.json'), 'utf8'));
  const document = readFileSync(join(dist, DOCUMENT), 'utf8');
  const figures: Figure[] = [];
  const lines: string[] = [];
  const faults: string[] = [];

  const packed = (plain: string | Buffer): number => gzipSync(plain, { level: 9 }).length / 1000;
  const weigh = (file: string): number => {
    const plain = readFileSync(join(dist, file));
    return PACKED_ALREADY.test(file) ? plain.length / 1000 : packed(plain);
  };
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0);
  const filesLike = (pattern: string): string[] => {
    const found = globSync(pattern, { cwd: dist });
    if (found.length === 0) faults.push(`The build holds no ${pattern}: this check looks for the wrong name.`);
    return found;
  };

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

  /** All that is loaded for some modules, with the sentences they speak in a language. */
  function loadedFor(modules: readonly string[], language = 'en'): Set<string> {
    const seen = new Set<string>();
    for (const module of modules) addModule(`/${module}`, seen);
    for (const table of [...seen].flatMap((file) => chunks[file]?.modules.filter((id) => TABLE.test(id)) ?? []))
      addModule(table.replace(/\.ts$/, `.${language}.ts`), seen);
    return seen;
  }

  /** What the document names for every page: its scripts, those it preloads, and all that they import. */
  function loadedByDocument(): Set<string> {
    const seen = new Set<string>();
    for (const [, file = ''] of document.matchAll(NAMED_SCRIPT)) addClosure(file, seen);
    return seen;
  }

  /** The text of an element that stands inline in the document. */
  function inlineText(element: string): string {
    const [, text] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(document) ?? [];
    if (!text) faults.push(`The document holds no ${element} inline: this check looks for the wrong name.`);
    return text ?? '';
  }

  /** Says what something weighs, and that it is too much. `parts` is what a reader needs to find the excess. */
  function hold(name: string, weight: number, budget: number, parts: string): void {
    figures.push({ what: `${name}: ${parts}, gzip`, value: kb(weight), goal: `≤ ${budget} kB` });
    const left = ((budget - weight) / budget) * 100;
    lines.push(
      `${name}: ${kb(weight)} of ${parts}, gzip; the budget is ${kb(budget)}, ${left.toFixed(1)} % of it left.`,
    );
    if (weight <= budget) return;
    const over = Math.ceil((weight - budget) * 1000);
    faults.push(`${name} weighs ${kb(weight)} of ${parts}, gzip: ${over} bytes over its budget of ${kb(budget)}.`);
  }

  const named = loadedByDocument();
  const [script, sheet] = [inlineText('script'), inlineText('style')];
  const css = packed(sheet);
  const html = packed(document.replace(script, '').replace(sheet, ''));
  /** Files of scripts that the document names, and some modules. */
  const filesFor = (asks: readonly string[]): Set<string> => new Set([...named, ...loadedFor(asks)]);
  /** What the document brings and names, and some modules. */
  const scriptsFor = (asks: readonly string[]): number => packed(script) + sum(filesFor(asks));

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
    hold(name, sum(soFar), budget, 'JS');
  }

  for (const { path, asks, budget } of budgets.pages) {
    const js = scriptsFor(asks);
    hold(path, js + css + html, budget, `JS (${kb(js)}), CSS (${kb(css)}) and HTML (${kb(html)})`);
  }
  for (const route of routes) {
    if (!budgets.pages.some(({ path }) => path === route)) faults.push(`${route} has no budget: give it one.`);
  }

  const { statistics } = budgets;
  const before = loadedFor(statistics.after);
  const beyond = [...loadedFor(statistics.asks)].filter((file) => !before.has(file));
  hold('Statistics beyond the dashboard', sum(beyond), statistics.budget, 'JS');
  const drawing = Object.keys(chunks).filter((file) => chunks[file]?.modules.some((id) => statistics.library.test(id)));
  if (drawing.length === 0)
    faults.push(`No file of the build holds ${statistics.library.source}: this check looks for the wrong name.`);
  for (const [file, { imports }] of Object.entries(chunks)) {
    const isOfDrawing = drawing.includes(file) && beyond.includes(file);
    if (!isOfDrawing && [file, ...imports].some((each) => drawing.includes(each)))
      faults.push(`${file} loads ${statistics.library.source}, which only the statistics may.`);
  }

  const { sale } = budgets;
  const parts = {
    JS: scriptsFor(sale.asks),
    CSS: css,
    HTML: html,
    ...Object.fromEntries(Object.entries(sale.others).map(([kind, pattern]) => [kind, sum(filesLike(pattern))])),
  };
  const inWords = Object.entries(parts).map(([kind, weight]) => `${kind} (${kb(weight)})`);
  const whole = Object.values(parts).reduce((total, weight) => total + weight, 0);
  hold('A whole sale, without the replies of the API', whole, sale.budget, inWords.join(', '));
  const asked = filesFor(sale.asks);
  const ahead = sum(kept.ahead.map((url) => url.slice(1)).filter((file) => !asked.has(file) && !/-ur-/.test(file)));
  hold('The same, and what the worker fetches ahead', whole + ahead, budgets.saleAndAhead, `all that and ${kb(ahead)}`);

  const { asks = [] } = budgets.pages.find(({ path }) => path === '/login') ?? {};
  const start = budgets.stages[0]?.asks ?? [];
  const opened = (language: string) => sum(loadedFor([...start, ...asks], language));
  const beyondEnglish = opened('ur') - opened('en') + sum(filesLike(budgets.urdu.font));
  hold('/login in Urdu beyond English', beyondEnglish, budgets.urdu.budget, 'sentences and a font');

  hold('The style sheet', css, budgets.css.budget, 'CSS');
  if (css < budgets.css.least) faults.push('The style sheet is as good as empty.');
  return { figures, lines, faults };
}
