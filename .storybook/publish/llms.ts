import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Entry of Storybook's `index.json`, as far as it is used here. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
}

/** Folder of the text files beside `llms.txt`. */
const FOLDER = 'llms';

/** Files of the package, which are copied, and what they contain. */
const FILES: readonly [pattern: string, contents: string][] = [
  [
    'packages/ui/README.md',
    'how to install and import the package, finders for tests, server rendering, themes, a brand of your own',
  ],
  ['packages/ui/CHANGELOG.md', 'what changed in each version, and what an upgrade has to do'],
  ['packages/ui/tokens/*.json', 'design tokens in the W3C format'],
  ['packages/ui/src/gen/tokens.css', 'all tokens as custom properties, in every theme'],
];

const INTRODUCTION = `# Sarraf design system

> React 19 components, tokens and guides of \`@sarraf/ui\`, for forms, money and status. Import components from \`@sarraf/ui\` and
> \`@sarraf/ui/styles.css\` once; text is always a prop, colours are pairs of tokens, sides are logical.

Each page below is the text of a documentation page, with the source of its props and links to its stories.
`;

/** Text of an MDX page as Markdown: without imports and components, with links to the Markdown files of other pages, and for a folder beside them. */
export function markdownOf(mdx: string): string {
  const kept: string[] = [];
  let isCode = false;
  let isComponent = false;
  for (const line of mdx.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isComponent) isComponent = !/^(?:<\/|\/>)/.test(line);
    else if (isCode || !/^(?:<[A-Z]|import |export |\{)/.test(line) || /^<(\w+)>.*<\/\1>/.test(line))
      kept.push(isCode ? line : line.replaceAll(/<\/?[A-Z]\w*>/g, ''));
    else isComponent = line.startsWith('<') && !/(?:\/>|<\/\w+>)$/.test(line);
  }
  return kept
    .join('\n')
    .replaceAll(/\(\?path=\/docs\/([\w-]+)--docs\)/g, '($1.md)')
    .replaceAll('](./', '](../')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** First sentence of the first paragraph of a page. */
const summaryOf = (markdown: string) =>
  (/^[^\s#|!`-][^]*?(?=\n\n|$)/m.exec(markdown)?.[0] ?? '').replaceAll('\n', ' ').replace(/(?<=\.) .*/, '');

/** Source of the exported props types of a component's folder, with their comments. */
function propsIn(folder: string): string {
  const types = globSync('*.tsx', { cwd: folder, exclude: (name) => name.includes('.stories.') })
    .toSorted()
    .flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(
          /(?:^\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:interface \w+Props\b[^]*?^\}|type \w+Props\b[^]*?;)$/gm,
        ),
        ([source]) => source,
      ),
    );
  return types.length === 0 ? '' : `## Props\n\n\`\`\`ts\n${types.join('\n\n')}\n\`\`\``;
}

/** Links to the stories of a page, which can be opened without Storybook's own interface. */
const storiesOf = (stories: readonly IndexEntry[]) =>
  stories.length === 0
    ? ''
    : `## Stories\n\n${stories.map(({ id, name }) => `- [${name}](../iframe.html?viewMode=story&id=${id})`).join('\n')}`;

/**
 * Text files for tools that read documentation: `llms.txt` (https://llmstxt.org), a list of all pages with a line each, and the pages as Markdown.
 *
 * @param entries Entries of `index.json`.
 * @param root Root folder of the project.
 * @returns Contents by path, relative to the folder of the built Storybook. All links are relative.
 */
export function llmsFiles(entries: readonly IndexEntry[], root: string): Map<string, string> {
  const files = new Map<string, string>();
  const sections = new Map<string, string[]>();
  const addLink = (section: string, link: string) => sections.set(section, [...(sections.get(section) ?? []), link]);

  for (const { id, title, importPath } of entries.filter(({ type }) => type === 'docs')) {
    const [page = id] = id.split('--');
    const file = `${FOLDER}/${page}.md`;
    // The heading is empty without its component; the source of the props follows.
    const text = markdownOf(readFileSync(join(root, importPath), 'utf8')).replace(/\n*## Props$/, '');
    const folder = dirname(join(root, importPath));
    const parts = title.split('/');
    const name = parts.pop() ?? title;
    // A folder with two components has a second file, named after the component.
    const about = [`${name}.component.json`, 'component.json'].map((facts) => join(folder, facts)).find(existsSync);
    const isComponent = /^(?:Components|Forms)\//.test(title);
    const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title);
    const extra = isComponent
      ? [about ? `\`\`\`json\n${readFileSync(about, 'utf8').trim()}\n\`\`\`` : '', propsIn(folder), storiesOf(stories)]
      : [];
    files.set(file, `${[text, ...extra].filter(Boolean).join('\n\n')}\n`);

    const summary = summaryOf(text);
    addLink(parts.join(': ') || 'Start', `- [${name}](${file})${summary && `: ${summary}`}`);
  }

  addLink(
    'Package',
    '- [components.json](components.json): status, synonyms, anatomy, keys and words of every component',
  );
  for (const [pattern, contents] of FILES) {
    for (const path of globSync(pattern, { cwd: root }).toSorted()) {
      const file = `${FOLDER}/${basename(path)}`;
      files.set(file, readFileSync(join(root, path), 'utf8'));
      addLink('Package', `- [${basename(path)}](${file}): ${contents}`);
    }
  }

  const lists = Array.from(sections, ([section, links]) => `## ${section}\n\n${links.join('\n')}`);
  files.set('llms.txt', `${[INTRODUCTION.trim(), ...lists].join('\n\n')}\n`);
  return files;
}
