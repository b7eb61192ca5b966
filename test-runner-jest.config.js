import { getJestConfig } from '@storybook/test-runner';

export default {
  ...getJestConfig(),
  testTimeout: 60_000,
  // The test-runner's own runner starts a browser for its own environment.
  runner: 'jest-runner',
  testEnvironment: '<rootDir>/test-runner-environment.js',
  setupFilesAfterEnv: [],
  cacheDirectory: 'node_modules/.cache/jest',
};
