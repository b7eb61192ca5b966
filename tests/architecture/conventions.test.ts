import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCREENS = ['packages/ui/src', 'packages/forms/src', 'apps/web/src'];
const BROWSER = [...SCREENS, 'packages/domain/src', 'packages/api-client/src'];
const EVERYWHERE = [...BROWSER, 'apps/api/src'];

/** Rule of CONTRIBUTING.md that the linter cannot check. */
interface Convention {
  /** Folders in which it holds. */
  where: string[];
  /** Pattern that no line may match. */
  never: RegExp;
  /** Line that breaks the rule: a pattern that does not match it checks nothing. */
  example: string;
}

const PHYSICAL =
  /(?<=["'`\s:])-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr]))-[\w[]|\btext-(?:left|right)\b/;

const RULES: Record<string, Convention> = {
  'money is never rounded or read as a float': {
    where: EVERYWHERE,
    never: /\.toFixed\(|\.toPrecision\(|\bparseFloat\(/,
    example: 'net.toFixed(2)',
  },
  'rupees are never written by the currency style, which drops the paisas': {
    where: EVERYWHERE,
    never: /style:\s*['"]currency/,
    example: "{ style: 'currency', currency: 'PKR' }",
  },
  'directions are logical, so that a right-to-left page is mirrored': {
    where: SCREENS,
    never: PHYSICAL,
    example: '<p className="flex ml-2">',
  },
  'colours are the pairs of theme.css': {
    where: SCREENS,
    never: /['"`[(]#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\boklch\(/i,
    example: "fill: '#0b6b4f'",
  },
  'domain reads no clock, network, storage or DOM': {
    where: ['packages/domain/src'],
    never:
      /\bDate\.now\(|\bnew Date\(\)|\bfetch\(|\b(?:local|session)Storage\b|\bset(?:Timeout|Interval)\(|\bdocument\.|\bwindow\./,
    example: 'const now = Date.now();',
  },
  'ui and forms neither fetch nor store anything': {
    where: ['packages/ui/src', 'packages/forms/src'],
    never: /\bfetch\(|\b(?:local|session)Storage\b|\bDate\.now\(/,
    example: "localStorage.getItem('theme')",
  },
  'no API is used that the oldest browsers of the build target lack': {
    where: BROWSER,
    never:
      /AbortSignal\.any|Intl\.Segmenter|\.to(?:Sorted|Reversed|Spliced)\(|(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse))\(|\.(?:is|to)WellFormed\(|\.checkVisibility\(/,
    example: 'signal: AbortSignal.any([signal, clock.signal])',
  },
  'no markup comes from a string': {
    where: SCREENS,
    never: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b/,
    example: 'node.innerHTML = name',
  },
  'the linter and the compiler are obeyed, not silenced': {
    where: EVERYWHERE,
    never: /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable/,
    example: '// @ts-ignore',
  },
};

/** The rule about comments: it is checked with the comments, all others without. */
const ABOUT_COMMENTS = 'the linter and the compiler are obeyed, not silenced';

/** Components and parts that stories and journeys may select: no finder of `@sarraf/ui/testing` reads them. */
const WITHOUT_FINDER = ['ActionBar', 'BottomBar', 'MetricCard', 'PaymentQr', 'Tag', 'box', 'boxes', 'tip'];

/** Selector of any other component or part. */
const INSIDES = new RegExp(`\\[data-(?:component|part)(?!=["']?(?:${WITHOUT_FINDER.join('|')})["']?\\])`);

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const sources = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(ROOT, folder) })
    .filter((path) => !/\.(?:test|stories|pairs)\.tsx?$|(?:^|\/)(?:gen|tests|testing)\//.test(path))
    .map((path) => join(folder, path));

describe.each(Object.entries(RULES))('%s', (title, { where, never, example }) => {
  const read = (path: string) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return title === ABOUT_COMMENTS ? text : withoutComments(text);
  };

  test('the rule sees its own example', () => expect(example).toMatch(never));

  test.each(where)('in %s', (folder) => {
    const files = sources(folder);
    const broken = files.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => never.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(files).not.toHaveLength(0);
    expect(broken).toEqual([]);
  });
});

describe('stories and journeys use the finders instead of the insides of components', () => {
  const files = globSync(
    [
      '{packages/forms,apps/web}/src/**/{*.stories.tsx,testing/*.{ts,tsx}}',
      'tests/{journeys,contract,brand,consumer}/**/*.ts',
    ],
    { cwd: ROOT },
  );
  const lines = files.flatMap((path) =>
    withoutComments(readFileSync(join(ROOT, path), 'utf8'))
      .split('\n')
      .map((line) => `${path}: ${line.trim()}`),
  );

  test.each([
    ['page.locator("[data-component=AddressText]")', true],
    ['page.locator(\'[data-component="Slip"] [data-part="figure"]\')', true],
    ["page.locator('[data-component=Tag]')", false],
    ['page.locator(\'[data-component="PaymentQr"]\')', false],
  ])('%s breaks the rule: %s', (line, breaks) => expect(INSIDES.test(line)).toBe(breaks));

  test('no other component or part is selected', () => {
    expect(files).not.toHaveLength(0);
    expect(lines.filter((line) => INSIDES.test(line))).toEqual([]);
  });

  test('every exception is used', () => {
    const isUsed = (name: string) => lines.some((line) => new RegExp(`\\[data-\\w+=["']?${name}["']?\\]`).test(line));
    expect(WITHOUT_FINDER.filter((name) => !isUsed(name))).toEqual([]);
  });
});
