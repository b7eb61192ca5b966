import { defineConfig } from 'vitest/config';

/** Tests of the packages that Stryker mutates: the projects of vitest.config.ts would run every package for every mutant. */
export default defineConfig({
  test: {
    include: ['packages/{domain,forms}/src/**/*.test.ts'],
    setupFiles: 'packages/forms/src/testing/english.ts',
  },
});
