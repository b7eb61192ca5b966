/** Regular expression of a pattern of `.dockerignore`, which also matches everything inside a matching folder. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      return part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** Whether a path is left out of the build, by the last pattern of a `.dockerignore` that matches it; paths have no slash at the beginning. */
export function dockerIgnore(source: string): (path: string) => boolean {
  const patterns = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), expression: expressionOf(line.replace(/^!/, '')) }));
  return (path) => patterns.findLast(({ expression }) => expression.test(path))?.isIgnored ?? false;
}
