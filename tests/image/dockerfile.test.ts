import { expect, test } from 'vitest';

import { dockerIgnore } from './docker-ignore.ts';
import { readList, readPairs, readStages } from './dockerfile.ts';

const stages = readStages(`# A comment.
FROM node:1 AS build
COPY --from=web /app/dist \\
    # A comment between two lines.
    dist
FROM node:1 AS server
ENV A="1" B="two words"
CMD ["node", "server.ts"]
`);

test('a Dockerfile is read by stages, with continued lines and flags', () => {
  expect(stages.map(({ base, name }) => `${base} ${name}`)).toEqual(['node:1 build', 'node:1 server']);
  expect(stages[0]?.instructions).toEqual([{ name: 'COPY', flags: { from: 'web' }, text: '/app/dist dist', line: 3 }]);
});

test('lists and pairs are read; a command in the shell form is refused', () => {
  const [env, command] = stages[1]?.instructions ?? [];
  if (!env || !command) throw new Error('The stage has two instructions.');
  expect(readPairs(env)).toEqual({ A: '1', B: 'two words' });
  expect(readList(command)).toEqual(['node', 'server.ts']);
  expect(() => readList({ ...command, text: 'node server.ts' })).toThrow('CMD needs the form');
});

test('a stage without a name and an instruction before FROM are refused', () => {
  expect(() => readStages('FROM node:1\n')).toThrow('FROM needs an image and a name');
  expect(() => readStages('RUN true\n')).toThrow('RUN stands before FROM');
});

test('the last pattern that matches a path or its folder decides whether the build gets the file', () => {
  const isIgnored = dockerIgnore('*\n!apps\n# no tests\n**/testing\n**/*.test.ts\n');
  expect(isIgnored('.env')).toBe(true);
  expect(isIgnored('apps/api/src/server.ts')).toBe(false);
  expect(isIgnored('apps/api/src/server.test.ts')).toBe(true);
  expect(isIgnored('apps/api/src/testing/postgres.ts')).toBe(true);
  expect(isIgnored('apps/api/src/contesting.ts')).toBe(false);
});
