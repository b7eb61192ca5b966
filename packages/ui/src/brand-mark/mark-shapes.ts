/** Shape of a mark, in a square of 40. */
export interface MarkShape {
  /** Path in the syntax of SVG. */
  path: string;
  colour: 'on-brand' | 'saffron';
  /** Width of the pen, which has round ends. Without it the shape is filled. */
  width?: number | undefined;
}

/** The mark of Sarraf: an S with a saffron dot. */
export const sarrafMark: readonly MarkShape[] = [
  {
    path: 'M26 13.6c-1.3-1.9-3.5-2.9-6.2-2.9-3.8 0-6.4 1.9-6.4 4.7 0 6.5 13.2 3 13.2 9.4 0 2.9-2.8 4.8-6.7 4.8-3.1 0-5.6-1.2-6.9-3.4',
    colour: 'on-brand',
    width: 3.2,
  },
  { path: 'M35 9.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z', colour: 'saffron' },
];
