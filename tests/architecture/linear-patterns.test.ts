import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '@makenowjust-labo/recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A pattern and where it stands. */
interface Pattern {
  path: string;
  source: string;
  flags: string;
}

function* nodes(root: ts.Node): Generator<ts.Node> {
  yield root;
  const children: ts.Node[] = [];
  root.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodes(child);
}

/** The patterns written out in a source. */
const patternsOf = (path: string, code: string): Pattern[] =>
  Array.from(nodes(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)))
    .filter(ts.isRegularExpressionLiteral)
    .map(({ text }) => {
      const end = text.lastIndexOf('/');
      return { path, source: text.slice(1, end), flags: text.slice(end + 1) };
    });

/** Patterns put together while the program runs, which nothing can be proven about here. */
const madeUp = (code: string) => /\bRegExp\(/.test(code);

/** Values of `pattern` in the contract. */
const contractPatterns = (yaml: string): Pattern[] =>
  Array.from(yaml.matchAll(/\bpattern: '([^']+)'/g), ([, source = '']) => ({
    path: 'packages/api-client/openapi.yaml',
    source,
    flags: 'u',
  }));

/** A minute and a half: the longest proof takes seconds, on a machine with nothing else to do. */
const PATIENCE = 90_000;

/** What a text of growing length costs: `safe` and `linear` grow no faster than the text. */
const cost = ({ source, flags }: Pattern): string => {
  const found = check(source, flags, { checker: 'hybrid', timeout: PATIENCE, randomSeed: 1 });
  return 'complexity' in found ? found.complexity.type : found.status;
};

const LINEAR = ['safe', 'linear'];

const sources = globSync('packages/{forms,domain}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path),
);
const patterns = [
  ...sources.flatMap((path) => patternsOf(path, read(path))),
  ...contractPatterns(read('packages/api-client/openapi.yaml')),
];
const different = [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()];

describe('no pattern that reads what people type grows slower than the text', () => {
  test('there are patterns of both packages and of the contract', () => {
    for (const room of ['packages/forms/', 'packages/domain/', 'packages/api-client/']) {
      expect(patterns.some(({ path }) => path.startsWith(room))).toBe(true);
    }
  });

  test.each(different)('$path: $source', { timeout: 2 * PATIENCE }, (pattern) => {
    expect(LINEAR).toContain(cost(pattern));
  });

  test('and none is put together while the program runs', () => {
    expect(sources.filter((path) => madeUp(read(path)))).toEqual([]);
  });
});

describe('the check sees', () => {
  test.each([
    ['an exponential pattern', String.raw`const bad = /^(\w+\s?)+$/;`],
    ['a quadratic one', String.raw`const trimmed = text.replace(/\s+$/, '');`],
  ])('%s', (_title, code) => {
    const [pattern] = patternsOf('planted.ts', code);
    expect(pattern && LINEAR.includes(cost(pattern))).toBe(false);
  });

  test('one of the contract', () => {
    const [pattern] = contractPatterns(String.raw`schema: { type: string, pattern: '^([a-z]+)*$' }`);
    expect(pattern && LINEAR.includes(cost(pattern))).toBe(false);
  });

  test('a pattern that is put together', () => expect(madeUp('new RegExp(`${source}|-`)')).toBe(true));
});
