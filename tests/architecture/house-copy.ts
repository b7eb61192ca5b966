import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DOORS } from './arrows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['domain', 'ui', 'forms', 'api-client', 'fake-server'];

/** What the linter reads besides the sources: its own rules, and everything a name of a package is resolved with. */
const SETTINGS = [
  '.oxlintrc.json',
  'scripts/lint/wrapped-text.mjs',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'apps/web/src/service-worker/tsconfig.json',
  ...['apps/web', 'apps/api', ...PACKAGES.map((name) => `packages/${name}`)].flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
  ]),
];

/** One thing the linter said, and the file it said it about (from the root of the copy). */
export interface Objection {
  /** Path of the file from the root of the copy. */
  file: string;
  /** What the linter said. */
  message: string;
}

/** An empty copy of the house: its settings, and one file a room so that every import leads somewhere. */
export class HouseCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'house-')));

  constructor() {
    for (const path of SETTINGS) cpSync(join(ROOT, path), join(this.root, path));
    for (const door of Object.values(DOORS)) this.write(door, 'export const door = 1;\n');

    mkdirSync(join(this.root, 'node_modules/@sarraf'), { recursive: true });
    for (const name of PACKAGES) {
      symlinkSync(join(this.root, 'packages', name), join(this.root, 'node_modules/@sarraf', name), 'dir');
    }
    for (const name of ['oxlint', 'eslint-plugin-boundaries', 'eslint-import-resolver-typescript']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(this.root, 'node_modules', name), 'dir');
    }
  }

  /** Writes one file, its folders included. */
  write(path: string, text: string) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Lints the copy and returns what one rule objects to, `boundaries(dependencies)` say. */
  lint(rule: string): Objection[] {
    const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: this.root,
      encoding: 'utf8',
      maxBuffer: 64e6,
    });
    const start = stdout.indexOf('{');
    if (start < 0) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    const { diagnostics }: { diagnostics: { code: string; filename: string; message: string }[] } = JSON.parse(
      stdout.slice(start),
    );
    return diagnostics
      .filter(({ code }) => code === rule)
      .map(({ filename, message }) => ({ file: filename, message }));
  }

  /** Throws the copy away. */
  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
