const DOT = '•';
const VISIBLE = 4;

/** Masks all but the last four characters with dots; white space is dropped (product.md R13). */
export function mask(value: string): string {
  const characters = Array.from(value.replace(/\s/g, ''));
  return characters.map((character, index) => (index < characters.length - VISIBLE ? DOT : character)).join('');
}
