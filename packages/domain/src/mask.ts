const DOT = '•';
const VISIBLE = 4;

/** The last four characters, the rest as dots, spaces dropped (product.md R13). */
export function mask(value: string): string {
  const characters = Array.from(value.replace(/\s/g, ''));
  return characters.map((character, place) => (place < characters.length - VISIBLE ? DOT : character)).join('');
}
