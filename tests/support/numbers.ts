const FIRST = 3330000001;

let taken = 0;

/** Mobile number that no other journey of this worker has, as ten national digits. No simulated service behaves differently for one. */
export function newNumber(): string {
  taken += 1;
  return `${FIRST + taken}`;
}

/** Ten national digits as the app shows them: `+92 333 000 0001`. */
export const shownNumber = (national: string): string =>
  `+92 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
