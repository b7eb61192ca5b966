/**
 * Adds users to the database of a running server. Preloaded by `node --import`, so that the server needs no code for it; the parent process sends
 * `{ id, seeds }` and gets `{ id, value }` with the users, or `{ id, error }`.
 */
import { openedDatabase } from '../../apps/api/src/testing/opened-database.ts';
import { addPerson, type Person, type PersonSeed } from './people.ts';

async function addPeople(seeds: Record<string, PersonSeed>): Promise<Record<string, Person>> {
  const db = await openedDatabase;
  const people: Record<string, Person> = {};
  for (const [role, seed] of Object.entries(seeds)) people[role] = await addPerson(db, seed);
  return people;
}

process.on('message', ({ id, seeds }: { id: string; seeds: Record<string, PersonSeed> }) => {
  addPeople(seeds).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
// Waiting for messages keeps no process alive.
process.channel?.unref();
