import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledToken } from './compile.ts';

test('the compiled token is what the compiler makes of its source', () => {
  const kept: unknown = JSON.parse(readFileSync(new URL('compiled.json', import.meta.url), 'utf8'));
  expect(kept).toEqual(compiledToken());
});
