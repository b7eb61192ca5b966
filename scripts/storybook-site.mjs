/**
 * Storybooks of several versions as one site, for `.github/workflows/storybook.yml`: `latest` is main, beside it the two newest releases of
 * `@sarraf/ui`, by the git tags.
 *
 *   node scripts/storybook-site.mjs versions                 prints what to build, as JSON: [{"ref":"main","folder":"latest"}, …]
 *   node scripts/storybook-site.mjs combine <built> <site>   combines the built Storybooks in <built>/storybook-latest, <built>/storybook-0.2.0 …
 */
import { execFileSync } from 'node:child_process';

import { combineSite, versionsOf } from '../.storybook/publish/site.ts';
import { ROOT } from './lib/paths.mjs';

const [command, built, site] = process.argv.slice(2);
if (command === 'versions') {
  const tags = execFileSync('git', ['tag', '--list'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  console.log(JSON.stringify(versionsOf(tags)));
} else if (command === 'combine' && built && site) {
  combineSite(built, site);
} else {
  console.error('Usage: node scripts/storybook-site.mjs versions | combine <built> <site>');
  process.exitCode = 1;
}
