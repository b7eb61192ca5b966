import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '@makenowjust-labo/recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Regular expression and the file that contains it. */
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

/** Regular expression literals of a source file. */
const patternsOf = (path: string, code: string): Pattern[] =>
  Array.from(nodes(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)))
    .filter(ts.isRegularExpressionLiteral)
    .map(({ text }) => {
      const end = text.lastIndexOf('/');
      return { path, source: text.slice(1, end), flags: text.slice(end + 1) };
    });

/** Whether a source builds patterns at run time: nothing can be proven about those. */
const buildsPatterns = (code: string) => /\bRegExp\(/.test(code);

/** Patterns of the contract. */
const contractPatterns = (yaml: string): Pattern[] =>
  Array.from(yaml.matchAll(/\bpattern: '([^']+)'/g), ([, source = '']) => ({
    path: 'packages/api-client/openapi.yaml',
    source,
    flags: 'u',
  }));

/** Milliseconds for one proof. The longest takes several seconds on an idle machine. */
const TIMEOUT_MS = 90_000;

/** Complexity of a pattern. `safe` and `linear` grow no faster than the text. */
const complexityOf = ({ source, flags }: Pattern): string => {
  const found = check(source, flags, { checker: 'hybrid', timeout: TIMEOUT_MS, randomSeed: 1 });
  return 'complexity' in found ? found.complexity.type : found.status;
};

const LINEAR = ['safe', 'linear'];

const sources = globSync('packages/{forms,domain}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.(?:test|stories|pairs)\.tsx?$|\/testing\//.test(path),
);
const patterns = [
  ...sources.flatMap((path) => patternsOf(path, read(path))),
  ...contractPatterns(read('packages/api-client/openapi.yaml')),
];
const different = [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()];

describe('patterns that match user input take linear time', () => {
  test('patterns of both packages and of the contract are found', () => {
    for (const folder of ['packages/forms/', 'packages/domain/', 'packages/api-client/']) {
      expect(patterns.some(({ path }) => path.startsWith(folder))).toBe(true);
    }
  });

  test.each(different)('$path: $source', { timeout: 2 * TIMEOUT_MS }, (pattern) => {
    expect(LINEAR).toContain(complexityOf(pattern));
  });

  test('no pattern is built at run time', () => {
    expect(sources.filter((path) => buildsPatterns(read(path)))).toEqual([]);
  });
});

describe('the check finds', () => {
  test.each([
    ['an exponential pattern', String.raw`const bad = /^(\w+\s?)+$/;`],
    ['a quadratic one', String.raw`const trimmed = text.replace(/\s+$/, '');`],
  ])('%s', (_title, code) => {
    const [pattern] = patternsOf('sample.ts', code);
    expect(pattern && LINEAR.includes(complexityOf(pattern))).toBe(false);
  });

  test('an exponential pattern of the contract', () => {
    const [pattern] = contractPatterns(String.raw`schema: { type: string, pattern: '^([a-z]+)*$' }`);
    expect(pattern && LINEAR.includes(complexityOf(pattern))).toBe(false);
  });

  test('a pattern that is built at run time', () => expect(buildsPatterns('new RegExp(`${source}|-`)')).toBe(true));
});
