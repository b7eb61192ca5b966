/** What tells a spreadsheet that a file is UTF-8; reading a reply as text drops it. */
const BOM = '\uFEFF';

const two = (n: number) => String(n).padStart(2, '0');

/** What a file of that moment is called, by the clock of whoever saves it: `payouts-20250602-0941.csv`. */
export function csvName(what: string, at: Date): string {
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.csv`;
}

/** Has the browser save a text as a CSV file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BOM, text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: a browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
