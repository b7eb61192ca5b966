/**
 * Checks every story of the built Storybook in a real browser: it renders, its interactions pass, the console stays free of errors,
 * and axe finds nothing in either theme.
 *
 *   node scripts/test-storybook.mjs [--json <file>] [arguments of test-storybook, such as a path pattern]
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook } from './lib/storybook.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' } },
  allowPositionals: true,
  strict: true,
});

async function test() {
  const scratch = mkdtempSync(join(tmpdir(), 'stories-'));
  const report = values.json ?? join(scratch, 'report.json');
  const server = await serveFolder(join(ROOT, STORYBOOK_DIST));
  try {
    const { code } = await run('test-storybook', [
      ...['--url', server.url, '--maxWorkers', '2', '--failOnConsole', '--json', '--outputFile', report],
      ...positionals,
    ]);
    if (existsSync(report)) {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      console.log(`Stories, each in both themes: ${numPassedTests} passed, ${numFailedTests} failed`);
    }
    return code;
  } finally {
    await server.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

process.exitCode = (await buildStorybook()) || (await test());
