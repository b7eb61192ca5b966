const FIRST = 3330000001;

let taken = 0;

/** Mobile number that no other journey of this worker has, as ten national digits. No simulated service behaves differently for one. */
export function newNumber(): string {
  taken += 1;
  return `${FIRST + taken}`;
}
