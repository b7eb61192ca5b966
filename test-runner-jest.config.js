import { getJestConfig } from '@storybook/test-runner';

import { launchOptions } from './tests/support/browser.ts';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  cacheDirectory: 'node_modules/.cache/jest',
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: launchOptions(),
    },
  },
};
