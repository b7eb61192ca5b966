/** Text in groups separated by spaces: `300 123 4567` for `[3, 3, 4]`. Extra characters form one more group at the end. */
export function grouped(text: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let rest = text;
  for (const size of groups) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter(Boolean).join(' ');
}

/** The text without the spaces between its groups. */
export const ungrouped = (text: string): string => text.replaceAll(' ', '');
