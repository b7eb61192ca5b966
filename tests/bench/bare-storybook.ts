import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The settings of a Storybook with documentation pages and nothing else. */
const MAIN = `export default {
  framework: '@storybook/react-vite',
  stories: ['../*.mdx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true },
};
`;

/** A built Storybook whose one page has a heading and nothing else: the least that any documentation page costs. */
export interface BareStorybook {
  /** Folder of the built Storybook. */
  folder: string;
  /** Id of its page. */
  page: string;
  remove: () => void;
}

/** Builds the bare Storybook with the very packages of ours. Throws what the build said when it fails. */
export function buildBareStorybook(): BareStorybook {
  const home = mkdtempSync(join(tmpdir(), 'bare-storybook-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  // On the way out of a process that was interrupted, too.
  process.once('exit', remove);
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  mkdirSync(join(home, '.storybook'));
  writeFileSync(join(home, 'package.json'), '{ "name": "bare", "private": true, "type": "module" }\n');
  writeFileSync(join(home, '.storybook/main.js'), MAIN);
  writeFileSync(join(home, 'Empty.mdx'), '# Empty\n');
  const folder = join(home, 'storybook-static');
  const built = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '-o',
      folder,
      '--disable-telemetry',
      '--quiet',
    ],
    { cwd: home, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  if (built.status !== 0) throw new Error(built.stderr || built.stdout);
  return { folder, page: 'empty--docs', remove };
}
