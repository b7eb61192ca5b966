/** A text in groups parted by spaces, as in `300 123 4567` for `[3, 3, 4]`; what is past the last group stands behind it as one more. */
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
