import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';

import { factFiles, readComponents } from '../../.storybook/docs/components.ts';
import type { ComponentEntry } from 'virtual:components';
import { exportedComponents } from '../storybook/index-check.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readIfAny = (path: string) => (existsSync(join(ROOT, path)) ? read(path) : '');
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();

const components = readComponents();
const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('packages/ui/component.schema.json')));
const { version }: { version: string } = JSON.parse(read('packages/ui/package.json'));

const storiesOf = ({ folder, name }: ComponentEntry) => read(`${folder}/${name}.stories.tsx`);
const pairsOf = ({ folder, name }: ComponentEntry) => readIfAny(`${folder}/${name}.pairs.tsx`);
const exportsOf = (text: string) => Array.from(text.matchAll(/^export (?:const|function) (\w+)/gm), ([, name]) => name);

describe('component.json', () => {
  test.each(factFiles())('%s follows the schema', (path) => {
    const facts: unknown = JSON.parse(read(path));
    validate(facts);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('an unknown key fails', () => {
    expect(validate({ ...JSON.parse(read(factFiles()[0] ?? '')), colour: 'green' })).toBe(false);
  });

  test('every page of a component has one', () => {
    const pages = find('packages/ui/src/**/*.mdx').map((path) => path.replace('.mdx', ''));
    expect(components.map(({ folder, name }) => `${folder}/${name}`).sort()).toEqual(pages);
  });

  test('every folder with an exported component has one', () => {
    const folders = new Set(factFiles().map(dirname));
    expect(exportedComponents().filter(([, folder]) => !folders.has(folder))).toEqual([]);
  });

  test('no component is newer than the package', () => {
    const later = (one: string) => one.localeCompare(version, 'en', { numeric: true }) > 0;
    expect(components.filter(({ since }) => later(since))).toEqual([]);
  });

  test('the README has the size of a Button', () => {
    const kB = components.find(({ name }) => name === 'Button')?.kB;
    expect(read('packages/ui/README.md')).toContain(`A \`Button\` costs ${kB} kB`);
  });

  test('a component is as old as the changelog says', () => {
    const versions = read('packages/ui/CHANGELOG.md').split(/^## /m).slice(1);
    const added = versions.flatMap((text) => {
      const list = /^- New components:\n\n((?: {2}- .*\n)+)/m.exec(text)?.[1] ?? '';
      const since = text.split('\n')[0];
      return Array.from(list.matchAll(/^ {2}- `(\w+)`/gm), ([, name]) => ({ name, since }));
    });
    expect(added.length).toBeGreaterThan(5);
    const others = components.filter(({ name }) => !added.some((each) => each.name === name));
    expect(components.map(({ name, since }) => ({ name, since }))).toEqual(expect.arrayContaining(added));
    expect(others.filter(({ since }) => since !== '0.1.0').map(({ name }) => name)).toEqual([]);
  });
});

/** Texts of all sources of the design system without stories, where parts get their names. */
const sources = find('packages/ui/src/**/*.tsx')
  .filter((path) => !/\.(?:stories|pairs|test)\.tsx$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Texts of a source and of all that it imports by a relative path. */
function sourcesOf(path: string, found = new Map<string, string>()): string[] {
  if (!found.has(path)) {
    const text = read(path);
    found.set(path, text);
    const imports = text.matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g);
    for (const [, imported = ''] of imports) sourcesOf(join(dirname(path), imported), found);
  }
  return [...found.values()];
}

describe.each(components.map((component) => [component.name, component] as const))('%s', (name, component) => {
  // The search of the Storybook and `llms.txt` read the text of the page only.
  test('its page shows these facts', () => {
    const page = read(`${component.folder}/${name}.mdx`);
    const { summary, synonyms } = component;
    expect(page).toContain(`\n# ${name}\n\n${summary}\n\n## Also called: ${synonyms.join(', ')}\n`);
    expect(page).toMatch(new RegExp(`<ComponentPage name="${name}" stories=[^]*\n## Props\n`));
  });

  test('its examples exist, and no other', () => {
    const named = component.pairs.flatMap((pair) => [pair.do.example, pair.dont.example]);
    const own = exportsOf(pairsOf(component));
    const stories = exportsOf(storiesOf(component));
    expect(named.filter((example) => !own.includes(example) && !stories.includes(example))).toEqual([]);
    expect(own.filter((example) => !named.includes(example ?? ''))).toEqual([]);
    expect(stories).toContain(component.anatomy.story ?? 'Playground');
  });

  test('its parts exist', () => {
    const own = sources.filter(({ path }) => dirname(path) === component.folder).flatMap(({ path }) => sourcesOf(path));
    const unknown = component.anatomy.parts.filter(({ selector }) => {
      const part = /^\[data-(?:part|component)=(\w+)\]$/.exec(selector)?.[1] ?? selector;
      const isOwn = own.some((text) => new RegExp(`["'<]${part}\\b`).test(text));
      // What fills a slot comes from the story.
      return !isOwn && !new RegExp(`data-part="${part}"|<${part}\\b`).test(storiesOf(component));
    });
    expect(unknown).toEqual([]);
  });
});

/** Types that other files may name, as written. */
const ALIASES = new Map(
  find('packages/ui/src/**/*.{ts,tsx}').flatMap((path) =>
    Array.from(
      read(path).matchAll(/^export type (\w+) =([^;]+);/gm),
      ([, name = '', type = '']) => [name, type] as const,
    ),
  ),
);

/** Values of a type that is a union of strings, by its name or as written; empty for other types. */
function valuesOf(type: string): string[] {
  const text = ALIASES.get(type) ?? type;
  return /^[\s|]*'[^']+'(?:[\s|]+'[^']+')*\s*$/.test(text) ? (text.match(/(?<=')[\w-]+(?=')/g) ?? []) : [];
}

/** Props with their types. A story must show each value of one that is a union of strings. */
const PROPS = /^ {2}(\w+)\??: ([^;]+);$/gm;

/** Components whose stories show values of another one, which they render. */
const ALSO_SHOWN_BY: Readonly<Record<string, string>> = {
  Dialog: 'packages/ui/src/confirm-dialog/ConfirmDialog.stories.tsx',
  Field: 'packages/ui/src/text-field/TextField.stories.tsx',
};

/** Source of a story, from its export to the next one. */
const storyIn = (stories: string, story: string) =>
  new RegExp(`^export const ${story}\\b[^]*?(?=^export |(?![^]))`, 'm').exec(stories)?.[0] ?? '';

/** What a stable component needs and this one lacks. */
function missingOf(component: ComponentEntry): string[] {
  const { name, folder } = component;
  const stories = storiesOf(component);
  const shown = stories + read(ALSO_SHOWN_BY[name] ?? `${folder}/${name}.stories.tsx`);
  const exported = exportsOf(stories);
  const source = read(`${folder}/${name}.tsx`);
  const wanted = ['Playground', 'Stress', ...(/\bhover:/.test(source) ? ['PointerStates'] : [])];
  const values = Array.from(source.matchAll(PROPS), ([, prop = '', type = '']) => {
    const isDefault = (value: string) =>
      sourcesOf(`${folder}/${name}.tsx`).some((text) => text.includes(`${prop} = '${value}'`));
    return valuesOf(type)
      .filter((value) => !new RegExp(`['"]${value}['"]`).test(shown) && !isDefault(value))
      .map((value) => `a story with ${prop} ${value}`);
  }).flat();
  // Screenshots of components are from left to right and from right to left (`chromatic.test.ts`).
  const unpictured = wanted.filter((story) => storyIn(stories, story).includes('disableSnapshot'));
  return [
    ...wanted.filter((story) => !exported.includes(story)).map((story) => `the story ${story}`),
    ...values,
    ...(component.pairs.length === 0 ? ['a pair of rendered examples, what to do and what not'] : []),
    ...(/a11y: \{[^}]*(?:disable|enabled: false|test: '(?:off|todo)')/.test(stories) ? ['axe'] : []),
    ...unpictured.map((story) => `screenshots of ${story}`),
  ];
}

test('looks are found in the sources, and a story up to the next one', () => {
  expect(valuesOf('ButtonVariant')).toEqual(['primary', 'secondary', 'quiet', 'danger']);
  expect(valuesOf('DataState')).toEqual(['ready', 'loading', 'refreshing', 'failed']);
  expect(storyIn('export const A = 1;\nexport const AB = 2;\n', 'A')).toBe('export const A = 1;\n');
  expect(valuesOf("'md' | 'sm'")).toEqual(['md', 'sm']);
  expect(valuesOf('ReactNode')).toEqual([]);
});

describe('a stable component has a pair, a story of each look, of long texts and of the pointer, with axe and screenshots', () => {
  test.each(components.map((component) => [component.name, component] as const))('%s', (_, component) => {
    const missing = missingOf(component);
    expect(component.status === 'stable' ? missing : []).toEqual([]);
  });
});
