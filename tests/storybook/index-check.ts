import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { modeNamesOf } from '../../.storybook/modes.ts';
import { screenshotName } from '../visual/baselines.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What Storybook writes about a page of its sidebar. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  importPath: string;
}

/** Categories of the sidebar; the last is of one story that is never shown. */
const STORIES = /^(?:Components|Forms|Screens)\/./;
const PAGES = /^(?:Welcome$|(?:Foundations|Guides|Components|Forms)\/.)/;
const isHidden = ({ title }: IndexEntry) => title === 'Canary';

/** What must be found in the index. */
export interface Wanted {
  /** Components the packages hand out, with the folder they live in. */
  components: readonly (readonly [name: string, folder: string])[];
  /** Names of the baselines. */
  baselines: ReadonlySet<string>;
  /** Whether a story file says why some of its stories have no screenshots; which ones, only a visit of the story knows. */
  hasReason: (importPath: string) => boolean;
}

/** Components an `index.ts` hands out, with their folders: values in PascalCase; types and helpers need no stories. */
const componentsOf = (index: string) =>
  Array.from(
    readFileSync(join(ROOT, index), 'utf8').matchAll(/export \{([^}]+)\} from '([^']+)'/g),
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => [name.trim(), dirname(join(dirname(index), from))] as const)
        .filter(([name]) => /^[A-Z]\w+$/.test(name)),
  ).flat();

/** Every component of the design system with its folder, read from the entries of the package. */
export const exportedComponents = (): (readonly [name: string, folder: string])[] =>
  globSync(['packages/ui/src/index.ts', 'packages/ui/src/*/index.ts'], { cwd: ROOT }).toSorted().flatMap(componentsOf);

/** Whether a story file, or what it keeps in a `testing/` folder beside it, gives a reason for stories without screenshots. */
export function givesReason(importPath: string): boolean {
  const story = readFileSync(join(ROOT, importPath), 'utf8');
  const kept = Array.from(story.matchAll(/from '(\.[\w./-]*\/testing\/[\w.-]+)'/g), ([, path = '']) =>
    readFileSync(join(ROOT, dirname(importPath), path), 'utf8'),
  );
  return [story, ...kept].some((text) => /visual: \{ reason: '/.test(text));
}

/**
 * What is wrong with the index of a built Storybook, a sentence each: a component without stories, a story without baselines, a baseline without
 * a story, a title in no category.
 */
export function faultsOfIndex(entries: readonly IndexEntry[], { components, baselines, hasReason }: Wanted): string[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const folders = new Set(stories.map(({ importPath }) => normalize(dirname(importPath))));
  const unshown = components
    .filter(([, folder]) => !folders.has(normalize(folder)))
    .map(([name]) => `${name} is handed out and has no story`);
  const namesOf = ({ id }: IndexEntry) => modeNamesOf(id).map((mode) => screenshotName(id, mode));
  const missing = stories
    .filter((story) => !isHidden(story) && !hasReason(story.importPath))
    .flatMap(namesOf)
    .filter((name) => !baselines.has(name))
    .map((name) => `${name} is no baseline yet: look at it with \`npm run test:storybook -- --update\``);
  const known = new Set(stories.flatMap(namesOf));
  const stale = Array.from(baselines)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is a baseline of no story: remove it`);
  const misplaced = entries
    .filter((entry) => !isHidden(entry) && !(entry.type === 'story' ? STORIES : PAGES).test(entry.title))
    .map(({ title }) => `“${title}” is in no category of the sidebar`);
  return [...unshown, ...missing, ...stale, ...new Set(misplaced)];
}
