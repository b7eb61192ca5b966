import { getJestConfig } from '@storybook/test-runner';

import { CONTEXT, screenshotLaunchOptions } from './tests/visual/browser.ts';
import { FIRST_MODE, sizeOf } from './tests/visual/screenshot.ts';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/test-runner-environment.js',
  setupFilesAfterEnv: [],
  cacheDirectory: 'node_modules/.cache/jest',
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: screenshotLaunchOptions(),
      contextOptions: { ...CONTEXT, viewport: sizeOf(FIRST_MODE) },
    },
  },
};
