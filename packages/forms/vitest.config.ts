import { defineConfig } from 'vitest/config';

/** The room's tests alone, for the mutation run: the projects of the root config would have every room run for every mutant. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['src/**/*.test.ts'] } });
