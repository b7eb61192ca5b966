import type { StoryIndex } from 'storybook/internal/types';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Files that draw any page of documentation; Storybook asks for them when the page's own files have come. */
const RENDERER = /^(?:DocsRenderer|react-18)\b/;

/** The letters of every page. Come late, they have all of it laid out again. */
const LETTERS = /\/figtree-latin-wght-normal-[^/]*\.woff2$/;

/** Runs in the head of the document: asks for the files of the page that its address names. */
function askFor(files: readonly string[], pages: Readonly<Record<string, readonly number[]>>) {
  const { searchParams } = new URL(location.href);
  if (searchParams.get('viewMode') !== 'docs') return;
  for (const file of pages[searchParams.get('id') ?? ''] ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `./${files[file]}` });
    document.head.append(link);
  }
}

/**
 * Has a page of documentation ask for its files when its document comes. By itself Storybook does so when its own scripts have run and the
 * list of pages was read, and asks for what draws the page when those files have come.
 */
export const earlyFiles = (readIndex: () => Promise<StoryIndex>): Plugin => ({
  name: 'early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { bundle, chunk: start }) {
      if (!bundle || !start) return undefined;
      const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
      const chunkOf = (path: string) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        if (!found) throw new Error(`No file of the build holds ${path}.`);
        return found;
      };
      const gather = ({ fileName, imports }: Rolldown.OutputChunk, into: Set<string>) => {
        if (into.has(fileName)) return;
        into.add(fileName);
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) gather(chunk, into);
      };
      const named = new Set<string>();
      gather(start, named);

      const files: string[] = [];
      const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const { entries } = await readIndex();
      const pages: Record<string, number[]> = {};
      for (const page of Object.values(entries)) {
        if (page.type !== 'docs') continue;
        const all = new Set<string>();
        for (const path of [page.importPath, ...page.storiesImports]) gather(chunkOf(path.replace(/^\./, '')), all);
        for (const chunk of chunks) if (RENDERER.test(chunk.name)) gather(chunk, all);
        pages[page.id] = [...all].filter((file) => !named.has(file)).map(numberOf);
      }
      const code = `(${askFor.toString()})(${JSON.stringify(files)}, ${JSON.stringify(pages)})`;
      const letters = Object.keys(bundle).filter((file) => LETTERS.test(file));
      return [
        ...letters.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })),
        { tag: 'script', children: code, injectTo: 'head' },
      ];
    },
  },
});
