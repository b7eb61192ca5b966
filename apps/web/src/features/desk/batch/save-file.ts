const two = (n: number) => String(n).padStart(2, '0');

/** What a file of that moment is called, by the clock of whoever saves it: `payouts-20250602-0941.csv`. */
export function fileName(what: string, extension: string, at: Date): string {
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${extension}`;
}

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: a browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
