/** Text size of a figure. */
export type FigureSize = 'large' | 'medium' | 'small';

/** Size at which a figure stays on one line of a card: `$4.82M` large, `Rs. 12,40,118` medium, crores with paisas small. */
export function figureSize(figure: string): FigureSize {
  const length = Array.from(figure).length;
  if (length <= 8) return 'large';
  return length <= 14 ? 'medium' : 'small';
}
