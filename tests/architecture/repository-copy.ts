import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { TARGET_FILES } from './dependency-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['domain', 'ui', 'forms', 'api-client', 'fake-server'];

/** Files that the linter reads besides the sources: its own rules, and what it resolves package names with. */
const SETTINGS = [
  '.oxlintrc.json',
  ...globSync('scripts/lint/*', { cwd: ROOT }),
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

/** Error of the linter in one file. */
export interface Diagnostic {
  /** Path of the file from the root of the copy. */
  file: string;
  /** Text of the error. */
  message: string;
}

/** Temporary copy of the repository without its sources: settings, and one file for each target so that every import resolves. */
export class RepositoryCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));

  constructor() {
    for (const path of SETTINGS) cpSync(join(ROOT, path), join(this.root, path));
    for (const file of Object.values(TARGET_FILES)) this.write(file, 'export const value = 1;\n');

    mkdirSync(join(this.root, 'node_modules/@sarraf'), { recursive: true });
    for (const name of PACKAGES) {
      symlinkSync(join(this.root, 'packages', name), join(this.root, 'node_modules/@sarraf', name), 'dir');
    }
    for (const name of ['oxlint', 'eslint-plugin-boundaries', 'eslint-import-resolver-typescript']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(this.root, 'node_modules', name), 'dir');
    }
  }

  /** Writes a file, and creates its folders. */
  write(path: string, text: string) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Lints the copy and returns the errors of one rule, for example `boundaries(dependencies)`. */
  lint(rule: string): Diagnostic[] {
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

  /** Deletes the copy. */
  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
