import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BASELINES, baselineFile } from './baselines.ts';

/** Folder of the screenshots that differ from their baselines, and of the report. */
export const RESULTS = fileURLToPath(new URL('../../test-results/visual', import.meta.url));

/** Screenshot to review, with the captions and the paths of its images, relative to the report. */
interface Row {
  name: string;
  images: [caption: string, src: string][];
}

const figure = ([caption, src]: Row['images'][number]) => `
      <figure>
        <figcaption>${caption}</figcaption>
        <a href="${src}"><img src="${src}" alt="${caption}" loading="lazy" /></a>
      </figure>`;

const section = ({ name, images }: Row) => `
  <section>
    <h2>${name}</h2>
    <div class="images">${images.map(figure).join('')}
    </div>
  </section>`;

const STYLE = `
  :root { color-scheme: light dark; --paper: light-dark(#f6f7f4, #0a1210); --ink: light-dark(#0f211a, #e9f1ec);
    --quiet: light-dark(#4a5c53, #a9bbb1); --line: light-dark(#dde4de, #22312a); --surface: light-dark(#fff, #111b17) }
  body { margin: 0 auto; max-width: 110rem; padding: 2rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 } h2 { margin: 0 0 1rem; font-size: 1.125rem; overflow-wrap: anywhere }
  p { margin: .25rem 0 1rem; color: var(--quiet) } code { user-select: all }
  section { margin-top: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 18px; background: var(--surface) }
  .images { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0 } figcaption { margin-bottom: .25rem; font-size: .875rem; color: var(--quiet) }
  img { max-width: 100%; height: auto; border: 1px solid var(--line); image-rendering: pixelated }`;

const page = (rows: readonly Row[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${rows.length} screenshots to review</title>
<style>${STYLE}
</style>
<h1>${rows.length} ${rows.length === 1 ? 'screenshot' : 'screenshots'} to review</h1>
<p>Accept an intended difference with <code>npm run test:storybook -- --update</code>, followed by a part of a story id for some stories only,
and commit the baselines with the change that caused it.</p>
${rows.map(section).join('')}
</html>
`;

/**
 * Writes the report for the reviewer into the folder with the results of `checkScreenshot`. The baselines are copied there, since CI keeps only this
 * folder. Returns the path of the report, or null when there is nothing to review.
 */
export function writeScreenshotReport(results = RESULTS, baselines = BASELINES): string | null {
  const rows = globSync('*/*.png', { cwd: join(results, 'actual') })
    .toSorted()
    .map((file): Row => {
      const name = file.replace(/\.png$/, '');
      const baseline = baselineFile(name, baselines);
      if (!baseline) return { name, images: [['actual', `actual/${file}`]] };
      const expected = join('expected', relative(baselines, baseline));
      cpSync(baseline, join(results, expected));
      const diff = `diff/${file}`;
      return {
        name,
        images: [
          ['expected', expected],
          ['actual', `actual/${file}`],
          ...(existsSync(join(results, diff)) ? [['diff', diff] satisfies [string, string]] : []),
        ],
      };
    });
  if (rows.length === 0) return null;
  const file = join(results, 'index.html');
  writeFileSync(file, page(rows));
  return file;
}
