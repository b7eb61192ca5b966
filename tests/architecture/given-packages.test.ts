import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that the owner chose (ARCHITECTURE.md, *Given*), with the files that show that they are used. */
const GIVEN: readonly [name: string, usedIn: string][] = [
  ['react', 'apps/web/src/**/*.tsx'],
  ['react-dom', 'apps/web/src/**/*.tsx'],
  ['react-router-dom', 'apps/web/src/**/*.{ts,tsx}'],
  ['@tanstack/react-query', 'apps/web/src/**/*.{ts,tsx}'],
  ['react-hook-form', 'packages/forms/src/**/*.{ts,tsx}'],
  ['@hookform/resolvers', 'packages/forms/src/**/*.{ts,tsx}'],
  ['valibot', 'packages/forms/src/**/*.ts'],
  ['@radix-ui/react-dialog', 'packages/ui/src/**/*.tsx'],
  ['@radix-ui/react-radio-group', 'packages/ui/src/**/*.tsx'],
  ['class-variance-authority', 'packages/ui/src/**/*.tsx'],
  ['tailwindcss', 'packages/ui/src/*.css'],
  ['recharts', 'packages/ui/src/**/*.tsx'],
  ['qrcode.react', 'packages/ui/src/**/*.tsx'],
  ['storybook', 'packages/*/src/**/*.stories.tsx'],
  ['@storybook/test-runner', 'test-runner-jest.config.js'],
  ['chromatic', 'scripts/chromatic.mjs'],
  ['msw-storybook-addon', '.storybook/*.{ts,tsx}'],
  ['vite', 'apps/web/vite.config.ts'],
  ['vitest', 'packages/*/src/**/*.test.ts'],
];

const manifests = globSync('{package.json,{packages,apps}/*/package.json}', { cwd: ROOT }).map((path) =>
  JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8')),
);

test.each(GIVEN)('%s is a dependency, and %s uses it', (name, usedIn) => {
  const isDependency = ({ dependencies = {}, devDependencies = {} }) => name in dependencies || name in devDependencies;
  expect(manifests.some(isDependency), 'is in a package.json').toBe(true);
  const isNamedIn = (text: string) => text.includes(`'${name}'`) || text.includes(`'${name}/`);
  const uses = globSync(usedIn, { cwd: ROOT }).filter((path) => isNamedIn(readFileSync(`${ROOT}/${path}`, 'utf8')));
  expect(uses, 'is named by a file that uses it').not.toEqual([]);
});

test.each(['packages/ui', 'packages/forms', 'packages/api-client', 'apps/web', '.storybook', 'tests'])(
  '%s exists',
  (folder) => expect(globSync(`${folder}/*`, { cwd: ROOT })).not.toEqual([]),
);
