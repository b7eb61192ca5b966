/** Number of pages of a PDF, and the size of the first one in points. */
export function pagesOf(pdf: Buffer): { count: number; width: number; height: number } {
  const text = pdf.toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  return { count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, width: Number(width), height: Number(height) };
}
