import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PACKAGES = ['packages/domain', 'packages/ui', 'packages/forms', 'packages/api-client'];

/** Folder of the built app, and the paths that it is built from. */
export const WEB_DIST = 'apps/web/dist';
export const WEB_SOURCES = ['apps/web', 'brands', ...PACKAGES, 'package-lock.json', 'tsconfig.base.json'];

/** Folder of the built Storybook, and the paths that it is built from. */
export const STORYBOOK_DIST = 'storybook-static';
export const STORYBOOK_SOURCES = ['.storybook', 'packages/fake-server', ...WEB_SOURCES];
