const two = (n: number) => String(n).padStart(2, '0');

/** File name with the local date and time: `payouts-20250602-0941.csv`. */
export function fileName(what: string, extension: string, at: Date): string {
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${extension}`;
}

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may read the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
