/** A text in groups parted by spaces, as in `300 123 4567` for `[3, 3, 4]`; what is past the last group is dropped. */
export function grouped(text: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    const part = text.slice(start, start + size);
    if (part === '') break;
    parts.push(part);
    start += size;
  }
  return parts.join(' ');
}

/** The text without the spaces between its groups. */
export const ungrouped = (text: string): string => text.replaceAll(' ', '');
