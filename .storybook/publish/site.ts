import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the Storybook of `main` on the published site. Releases have their version number. */
const LATEST = 'latest';

/** Storybook to build for the site: a git ref, and its folder. */
export interface SiteVersion {
  ref: string;
  folder: string;
}

/** Number of releases on the site beside `latest`. */
const RELEASES = 2;

/** Beginning of the names of the folders with built Storybooks, which are artifacts of the workflow. */
const ARTIFACT = 'storybook-';

const RELEASE_TAG = /^@sarraf\/ui@(\d+\.\d+\.\d+)$/;
const newestFirst = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true });

/** Versions of the site by the git tags of the repository: `main`, and the newest releases of the design system. */
export function versionsOf(tags: readonly string[]): SiteVersion[] {
  const releases = tags
    .flatMap((tag) => RELEASE_TAG.exec(tag)?.[1] ?? [])
    .toSorted(newestFirst)
    .slice(0, RELEASES);
  return [{ ref: 'main', folder: LATEST }, ...releases.map((folder) => ({ ref: `@sarraf/ui@${folder}`, folder }))];
}

/** Index page of the site: opens the latest Storybook, also for URLs from before there were versions, and lists all. */
const indexPage = (folders: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Sarraf design system</title>
<script>location.replace('${LATEST}/' + location.search + location.hash)</script>
<h1>Sarraf design system</h1>
<ul>
${folders.map((folder) => `  <li><a href="${folder}/">${folder}</a></li>`).join('\n')}
</ul>
</html>
`;

/**
 * Combines built Storybooks into one site: each in its folder with `versions.json`, the list that its toolbar offers, and an index page. All URLs
 * are relative, so the site works under any path.
 *
 * @param built Has the built Storybooks in folders such as `storybook-latest` and `storybook-0.2.0`.
 */
export function combineSite(built: string, site: string) {
  const names = readdirSync(built).map((name) => name.replace(ARTIFACT, ''));
  if (!names.includes(LATEST)) throw new Error(`There is no folder ${ARTIFACT}${LATEST} in ${built}.`);
  const folders = [LATEST, ...names.filter((name) => name !== LATEST).toSorted(newestFirst)];
  mkdirSync(site, { recursive: true });
  const list = `${JSON.stringify(folders)}\n`;
  for (const folder of folders) {
    cpSync(join(built, ARTIFACT + folder), join(site, folder), { recursive: true });
    writeFileSync(join(site, folder, 'versions.json'), list);
  }
  writeFileSync(join(site, 'versions.json'), list);
  writeFileSync(join(site, 'index.html'), indexPage(folders));
}
