import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative links of a Markdown text, without query and anchor. Links to other hosts, and links in code, are left out. */
const linksOf = (markdown: string) =>
  Array.from(markdown.replaceAll(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) =>
    link.replace(/[?#].*/, ''),
  ).filter((link) => link !== '' && !/^\w+:/.test(link));

/** Faults of `llms.txt` in the folder of a built Storybook: it, or a page that it links, has a link to a file that does not exist. */
export function faultsOfLlms(folder: string): string[] {
  const read = (page: string) => (existsSync(join(folder, page)) ? readFileSync(join(folder, page), 'utf8') : '');
  const pages = linksOf(read('llms.txt'));
  if (pages.length === 0) return ['llms.txt is missing, or has no links'];
  return ['llms.txt', ...pages.filter((page) => page.endsWith('.md'))].flatMap((page) =>
    linksOf(read(page))
      .filter((link) => !existsSync(join(folder, dirname(page), link)))
      .map((link) => `${page} links ${link}, which does not exist`),
  );
}
