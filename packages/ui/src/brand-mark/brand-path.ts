/** Path of the S of the brand's mark, in a square of 40. Drawn 3.2 wide with round ends; beside it a dot of radius 3.5 at 31.5, 9.5. */
export const brandMarkPath =
  'M26 13.6c-1.3-1.9-3.5-2.9-6.2-2.9-3.8 0-6.4 1.9-6.4 4.7 0 6.5 13.2 3 13.2 9.4 0 2.9-2.8 4.8-6.7 4.8-3.1 0-5.6-1.2-6.9-3.4';
