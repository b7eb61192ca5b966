import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // No repository, no such commit, or no git: the caller then knows nothing about changes.
    return '';
  }
};

const lines = (text: string) => text.split('\n').filter(Boolean);

/** Files that git does not have in this state yet: changed, deleted or new. */
const uncommitted = () => [
  ...lines(git('diff', '--name-only', 'HEAD')),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

/**
 * Commit from which the changes of this checkout are counted: where the branch left main. On main itself it is the commit before, or the newest
 * one while there are changes that are not committed. Empty without a git history.
 */
export function baseCommit(): string {
  const head = git('rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find(Boolean) ?? '';
  if (left !== '' && left !== head) return left;
  return uncommitted().length > 0 ? head : git('rev-parse', 'HEAD^');
}

/** Paths of the files that differ from a commit, from the root of the repository with `/`. */
export const changedSince = (base: string): string[] => [
  ...new Set([...lines(git('diff', '--name-only', base, 'HEAD')), ...uncommitted()]),
];
