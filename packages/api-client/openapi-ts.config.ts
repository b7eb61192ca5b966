import { defineConfig, type UserConfig } from '@hey-api/openapi-ts';

const root = process.env['CONTRACT_OUTPUT'] ?? './src/gen';

/** One output of the generator. Types and valibot schemas only: the client is ours (`src/client.ts`). */
const output = (folder: string, rest: Pick<UserConfig, 'plugins' | 'parser'>): UserConfig => ({
  input: './openapi.yaml',
  // No `clean`: cleaning `src/gen` would delete the two other outputs in it.
  output: { path: `${root}/${folder}`, entryFile: false, importFileExtension: '.ts', clean: false },
  logs: { level: 'silent', file: false },
  ...rest,
});

/**
 * The whole contract for servers and fakes, then the schemas for sellers, for the page of the statement, and for administrators. A generated file
 * is one module of the build: with one file for all clients, sellers would download the schemas of the others before a sale too.
 */
export default defineConfig([
  output('.', { plugins: ['@hey-api/typescript', 'valibot'] }),
  output('app', {
    plugins: ['valibot'],
    parser: { filters: { tags: { exclude: ['Administration', 'Second factor', 'Servers', 'Statement'] } } },
  }),
  output('statement', { plugins: ['valibot'], parser: { filters: { tags: { include: ['Statement'] } } } }),
  output('admin', {
    plugins: ['valibot'],
    parser: { filters: { tags: { include: ['Administration', 'Second factor'] } } },
  }),
]);
