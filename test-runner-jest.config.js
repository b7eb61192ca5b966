import { getJestConfig } from '@storybook/test-runner';

import { launchOptions } from './tests/support/browser.ts';
import { CONTEXT, pictureLaunchOptions } from './tests/visual/browser.ts';
import { FIRST, sizeOf } from './tests/visual/camera.ts';

const config = getJestConfig();
const { PICTURES_SCRATCH } = process.env;

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
      launchOptions: PICTURES_SCRATCH ? pictureLaunchOptions(PICTURES_SCRATCH) : launchOptions(),
      contextOptions: { ...CONTEXT, viewport: sizeOf(FIRST) },
    },
  },
};
