import { defineConfig } from 'vitest/config';

/** Only the tests of this package, for the mutation run: the projects of the root config would run every package for every mutant. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['src/**/*.test.ts'], setupFiles: 'src/testing/english.ts' },
});
