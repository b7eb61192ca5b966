import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fault } from './findings.ts';
import { encodePng } from './png.ts';
import type { Picture } from './png.ts';

/** One row of the report: the pictures are files beside the page, so that a thousand of them need no memory. */
interface Row {
  name: string;
  result: Fault['result'];
  words: string;
  pictures: { caption: string; file: string; width: number; height: number }[];
}

/** The page a reviewer opens when pictures differ. */
export interface Report {
  /** Adds a fault, with its pictures. */
  add: (fault: Fault) => void;
  /** Writes the page, and resolves to its path. */
  write: () => string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const picturesOf = (fault: Fault): [string, Picture][] => {
  switch (fault.result) {
    case 'different':
      return [
        ['Expected', fault.expected],
        ['Actual', fault.actual],
        ['Difference', fault.difference],
      ];
    case 'missing':
      return [['Actual', fault.actual]];
    case 'stale':
      return [['Expected', fault.expected]];
    case 'failed':
      return [];
    default:
      return fault satisfies never;
  }
};

const sizeOf = ({ width, height }: Picture) => `${width} × ${height}`;

/** What happened, in the words of the report and of the console. */
export function wordsOf(fault: Fault): string {
  switch (fault.result) {
    case 'different': {
      const { expected, actual, pixels } = fault;
      const sizes = sizeOf(expected) === sizeOf(actual) ? '' : `; ${sizeOf(expected)} became ${sizeOf(actual)}`;
      return `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${sizes}`;
    }
    case 'missing':
      return 'nothing accepted to compare with';
    case 'stale':
      return 'accepted, but no story takes this picture any more';
    case 'failed':
      return fault.error;
    default:
      return fault satisfies never;
  }
}

const figure = ({ caption, file, width, height }: Row['pictures'][number]) => `
      <figure>
        <figcaption>${caption}</figcaption>
        <a href="${escape(file)}"><img src="${escape(file)}" width="${width}" height="${height}" alt="${caption}" loading="lazy" /></a>
      </figure>`;

const section = ({ name, result, words, pictures }: Row) => `
  <section data-result="${result}">
    <h2>${escape(name)}</h2>
    <p><b>${result}</b> ${escape(words)}</p>
    <div class="pictures">${pictures.map(figure).join('')}
    </div>
  </section>`;

const STYLE = `
  :root { color-scheme: light dark; --paper: light-dark(#f6f7f4, #0a1210); --ink: light-dark(#0f211a, #e9f1ec);
    --quiet: light-dark(#4a5c53, #a9bbb1); --line: light-dark(#dde4de, #22312a); --surface: light-dark(#fff, #111b17) }
  body { margin: 0 auto; max-width: 110rem; padding: 2rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 } h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere }
  p { margin: .25rem 0 1rem; color: var(--quiet); white-space: pre-wrap } code { user-select: all }
  section { margin-top: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 18px; background: var(--surface) }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0 } figcaption { margin-bottom: .25rem; font-size: .875rem; color: var(--quiet) }
  img { max-width: 100%; height: auto; border: 1px solid var(--line); image-rendering: pixelated }`;

const page = (rows: readonly Row[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${rows.length} pictures to review</title>
<style>${STYLE}
</style>
<h1>${rows.length} ${rows.length === 1 ? 'picture' : 'pictures'} to review</h1>
<p>A difference somebody wanted is accepted with <code>npm run test:visual -- --update</code>, for some stories only with a part of their
id behind it, and committed with the change that made it.</p>
${rows.map(section).join('')}
</html>
`;

/** Opens an empty report in `folder`; what an earlier run left there goes. */
export function openReport(folder: string): Report {
  rmSync(folder, { recursive: true, force: true });
  const rows: Row[] = [];
  return {
    add: (fault) => {
      const pictures = picturesOf(fault).map(([caption, picture]) => {
        const file = `${caption.toLowerCase()}/${fault.name.replaceAll('/', '--')}`;
        mkdirSync(join(folder, caption.toLowerCase()), { recursive: true });
        writeFileSync(join(folder, file), encodePng(picture));
        return { caption, file, width: picture.width, height: picture.height };
      });
      rows.push({ name: fault.name, result: fault.result, words: wordsOf(fault), pictures });
    },
    write: () => {
      const file = join(folder, 'index.html');
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, page(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))));
      return file;
    },
  };
}
