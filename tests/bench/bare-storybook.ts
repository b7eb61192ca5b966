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

/** Two lines of thirty points, drawn by the library as it is, in a place whose size is known. */
const CHART = `import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

export const days = Array.from({ length: 30 }, (_, day) => ({ day, sells: 60 + day, users: 20 + (day % 7) }));

# Chart

<LineChart width={900} height={288} data={days}>
  <CartesianGrid vertical={false} />
  <XAxis dataKey="day" />
  <YAxis />
  <Tooltip isAnimationActive={false} />
  <Line dataKey="sells" dot={false} isAnimationActive={false} />
  <Line dataKey="users" dot={false} isAnimationActive={false} />
</LineChart>
`;

/** A built Storybook of two pages. */
export interface BareStorybook {
  /** Folder of the built Storybook. */
  folder: string;
  /** Id of the page with a heading and nothing else: the least that any documentation page costs. */
  empty: string;
  /** Id of the page with a heading and a chart of recharts: the least that a page with a drawing costs. */
  chart: string;
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
  writeFileSync(join(home, 'Chart.mdx'), CHART);
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
  return { folder, empty: 'empty--docs', chart: 'chart--docs', remove };
}
