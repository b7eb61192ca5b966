import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { modeNamesOf, PHONE_TAG } from '../../.storybook/modes.ts';
import { screenshotName } from '../visual/baselines.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Entry of Storybook's `index.json`: a story or a documentation page. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  importPath: string;
  tags?: readonly string[];
}

/** Titles of stories and of documentation pages, by the categories of the sidebar. */
const STORIES = /^(?:Components|Forms|Screens)\/./;
const PAGES = /^(?:Welcome$|(?:Foundations|Guides|Components|Forms)\/.)/;
const isHidden = ({ title }: IndexEntry) => title === 'Canary';
const isScreen = ({ title }: IndexEntry) => title.startsWith('Screens/');

/** Most stories of a file of screens: a state that a component or a form shows is not shown again on a screen. */
export const STORIES_A_SCREEN_FILE = 12;

/** Most stories of screens and most screenshots in all. A commit that raises one of them says why. */
export const LIMITS = { screens: 320, screenshots: 2200 };

/** Contents that the index is compared with. */
export interface Expected {
  /** Exported components with their folders. */
  components: readonly (readonly [name: string, folder: string])[];
  /** Names of the baselines. */
  baselines: ReadonlySet<string>;
  /** Whether a story file gives a reason for stories without screenshots. Which stories that are is known only when they are rendered. */
  hasReason: (importPath: string) => boolean;
}

/** Components that an `index.ts` exports, with their folders: values in PascalCase. Types and helpers need no stories. */
const componentsOf = (index: string) =>
  Array.from(
    readFileSync(join(ROOT, index), 'utf8').matchAll(/export \{([^}]+)\} from '([^']+)'/g),
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => [name.trim(), dirname(join(dirname(index), from))] as const)
        .filter(([name]) => /^[A-Z]\w+$/.test(name)),
  ).flat();

/** Components of the design system with their folders, from the `index.ts` of each folder. */
export const exportedComponents = (): (readonly [name: string, folder: string])[] =>
  globSync('packages/ui/src/**/index.ts', { cwd: ROOT }).toSorted().flatMap(componentsOf);

/** Whether a story file, or a file of a `testing/` folder that it imports, gives a reason for stories without screenshots. */
export function givesReason(importPath: string): boolean {
  const story = readFileSync(join(ROOT, importPath), 'utf8');
  const helpers = Array.from(story.matchAll(/from '(\.[\w./-]*\/testing\/[\w.-]+)'/g), ([, path = '']) =>
    readFileSync(join(ROOT, dirname(importPath), path), 'utf8'),
  );
  return [story, ...helpers].some((text) => /visual: \{ reason: '/.test(text));
}

/**
 * Faults of the index of a built Storybook: components without stories, stories without baselines, baselines without stories, screens without a
 * story light on a phone, files of screens or sets of screenshots that are too large, unknown categories.
 */
export function faultsOfIndex(
  entries: readonly IndexEntry[],
  { components, baselines, hasReason }: Expected,
): string[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const folders = new Set(stories.map(({ importPath }) => normalize(dirname(importPath))));
  const unshown = components
    .filter(([, folder]) => !folders.has(normalize(folder)))
    .map(([name]) => `${name} is exported and has no story`);
  const namesOf = (story: IndexEntry) => modeNamesOf(story).map((mode) => screenshotName(story.id, mode));
  const missing = stories
    .filter((story) => !isHidden(story) && !hasReason(story.importPath))
    .flatMap(namesOf)
    .filter((name) => !baselines.has(name))
    .map((name) => `${name} is no baseline yet: create it with \`npm run test:storybook -- --update\``);
  const known = new Set(stories.flatMap(namesOf));
  const stale = Array.from(baselines)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is a baseline of no story: remove it`);
  const screens = stories.filter(isScreen);
  const untagged = Array.from(Map.groupBy(screens, ({ title }) => title))
    .filter(([, ofTitle]) => ofTitle.flatMap(namesOf).some((name) => baselines.has(name)))
    .map(([title, ofTitle]) => [title, ofTitle.filter(({ tags = [] }) => tags.includes(PHONE_TAG)).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([title, count]) => `${count} stories of “${title}” have the tag ${PHONE_TAG}, instead of one`);
  const long = Array.from(Map.groupBy(screens, ({ importPath }) => importPath))
    .filter(([, ofFile]) => ofFile.length > STORIES_A_SCREEN_FILE)
    .map(([file, { length }]) => `${file} has ${length} stories, more than ${STORIES_A_SCREEN_FILE}`);
  const tooMany = [
    ...(screens.length > LIMITS.screens
      ? [`${screens.length} stories of screens are more than ${LIMITS.screens}`]
      : []),
    ...(baselines.size > LIMITS.screenshots
      ? [`${baselines.size} screenshots are more than ${LIMITS.screenshots}`]
      : []),
  ];
  const misplaced = entries
    .filter((entry) => !isHidden(entry) && !(entry.type === 'story' ? STORIES : PAGES).test(entry.title))
    .map(({ title }) => `“${title}” is in no category of the sidebar`);
  return [...unshown, ...missing, ...stale, ...untagged, ...long, ...tooMany, ...new Set(misplaced)];
}
