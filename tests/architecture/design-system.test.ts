import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { brandTheme } from '../../.storybook/brand-theme.ts';
import { COLOURS } from '../../.storybook/docs/tokens.ts';
import { THEMES } from '../../.storybook/modes.ts';
import { exportedComponents } from '../storybook/index-check.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();

const exported = exportedComponents();
const storyFiles = find('packages/{ui,forms}/src/*/*.stories.tsx');

describe('the design system is documented', () => {
  test('components and stories are found', () => {
    expect(exported.length).toBeGreaterThan(50);
    expect(storyFiles.length).toBeGreaterThan(50);
  });

  test.each(exported)('%s has stories', (component, folder) => {
    const stories = find(`${folder}/*.stories.tsx`).map(read).join('\n');
    expect(stories).toMatch(new RegExp(`component: ${component}\\b|<${component}\\b`));
  });

  test.each(exported)('%s has a table of its props', (component, folder) => {
    const metas = find(`${folder}/*.stories.tsx`).map(read).join('\n');
    const shown = Array.from(
      metas.matchAll(/\bcomponent: (\w+)|\bsubcomponents: \{([^}]+)\}/g),
      ([, one, more]) => one ?? more,
    );
    expect(shown.join().split(/[\s,]+/)).toContain(component);
  });

  test('every folder is exported by an entry of the package', () => {
    const folders = new Set(find('packages/ui/src/**/*.stories.tsx').map(dirname));
    for (const [, folder] of exported) folders.delete(folder);
    expect([...folders]).toEqual([]);
  });

  // Stories with the same title may be spread over several files.
  const titles = Map.groupBy(storyFiles, (path) => /title: '([^']+)'/.exec(read(path))?.[1] ?? path);
  test.each([...titles])('%s has a Playground and a documentation page', (_, files) => {
    expect(files.map(read).join('\n')).toContain('export const Playground');
    const pages = files
      .map((path) => path.replace('.stories.tsx', '.mdx'))
      .filter((path) => existsSync(join(ROOT, path)));
    expect(pages).toHaveLength(1);
    expect(pages.map(read).join('\n')).toMatch(/<Meta of=\{\w+Stories\} \/>[^]*<ArgTypes of=/);
  });

  // URLs and baselines are named by the id, so a component can move to another group.
  test.each(find('packages/ui/src/**/*.stories.tsx'))(
    'the stories of %s have a group, and an id without it',
    (path) => {
      const [, name = '', id] = /title: 'Components\/\w+\/(\w+)',\n\s+id: '([^']+)'/.exec(read(path)) ?? [];
      expect(id).toBe(`components-${name.toLowerCase()}`);
    },
  );
});

test.each(THEMES)("Storybook's own user interface has the colours of the %s theme", (theme) => {
  const colours = COLOURS[theme];
  const brand = brandTheme(theme);
  expect({
    paper: brand.appBg,
    surface: brand.appContentBg,
    sunken: brand.booleanBg,
    line: brand.appBorderColor,
    control: brand.inputBorder,
    ink: brand.textColor,
    'ink-2': brand.textMutedColor,
    brand: brand.colorPrimary,
  }).toEqual(
    Object.fromEntries(
      (['paper', 'surface', 'sunken', 'line', 'control', 'ink', 'ink-2', 'brand'] as const).map((name) => [
        name,
        colours[name],
      ]),
    ),
  );
});

// axe checks all rules in one theme, and in the other themes only the rules about colour (`.storybook/axe-rules.ts`).
describe('a theme changes only colours', () => {
  const sources = find('{packages/{ui,forms},apps/web}/src/**/*.{ts,tsx,css}');
  const isOfColour = /^(?:bg|text|border|fill|stroke|outline|ring|brightness|decoration|accent|caret)-/;

  test.each([
    ['dark:active:brightness-150', true],
    ['dark:hidden', false],
    ['md:dark:p-4', false],
    ['high-contrast:active:bg-ink', true],
  ])('%s: %s', (utility, isFine) => {
    expect(isOfColour.test(utility.slice(utility.lastIndexOf(':') + 1))).toBe(isFine);
  });

  test('in utility classes', () => {
    const utilities = sources.flatMap((path) =>
      Array.from(
        read(path).matchAll(/[\w:-]*\b(?:dark|high-contrast):(?:[\w-]+(?:\[[^\]\s]*\])?:)*([\w-]+)/g),
        ([whole, utility = '']) => ({
          where: `${path}: ${whole}`,
          utility,
        }),
      ),
    );
    expect(utilities.length).toBeGreaterThan(3);
    expect(utilities.filter(({ utility }) => !isOfColour.test(utility))).toEqual([]);
  });

  test('in style sheets', () => {
    const rules = sources.flatMap((path) =>
      Array.from(read(path).matchAll(/^[^{}\n]*\.(?:dark|high-contrast)\b[^{}]*\{([^{}]*)\}/gm), ([, body = '']) => ({
        path,
        body,
      })),
    );
    expect(rules.length).toBeGreaterThan(0);
    const properties = rules.flatMap(({ body }) =>
      Array.from(body.matchAll(/(?:^|;)\s*([\w-]+):/g), ([, name]) => name),
    );
    expect(properties.filter((name) => !/^--|^color-scheme$/.test(name ?? ''))).toEqual([]);
  });
});

test.each(['ltr', 'isolate'])('the guide for right to left shows %s as it is in the domain package', (name) => {
  const source = read('packages/domain/src/language.ts');
  const body = new RegExp(`^export const ${name} = .+? => (.+;)$`, 'm').exec(source)?.[1];
  expect(body).toContain('\\u20');
  expect(read('.storybook/docs/RtlFigures.mdx')).toContain(body);
});

/** Unicode ranges without leading zeros, so that two spellings of a range are equal. */
const ranges = (text = '') =>
  text
    .toUpperCase()
    .split(',')
    .map((range) => range.trim().replaceAll(/(?<=\+|-)0+(?=[0-9A-F])/g, ''));

test.each([
  ['Figtree Variable', 'latin'],
  ['Figtree Extended', 'latin-ext'],
])('%s declares the characters of its font file', (family, part) => {
  const characters: Record<string, string> = JSON.parse(read('node_modules/@fontsource-variable/figtree/unicode.json'));
  const face = new RegExp(`@font-face \\{\\s+font-family: '${family}';[^}]*`).exec(
    read('packages/ui/src/theme.css'),
  )?.[0];
  expect(face).toContain(`/figtree-${part}-wght-normal.woff2`);
  expect(ranges(/unicode-range:([^;]+)/.exec(face ?? '')?.[1])).toEqual(ranges(characters[part]));
});
