/**
 * Adds users to the database of a running server: no second process can open the embedded one. Preloaded by `node --import`, so that the server needs
 * no code for it; the parent process sends `{ id, seeds }` and gets `{ id, value }` with the users, or `{ id, error }`.
 */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../../apps/api/src/db/schema.ts';
import { addPerson, type Person, type PersonSeed } from './people.ts';

const opened = Promise.withResolvers<Kysely<Database>>();
const { create } = PGlite;

Object.assign(PGlite, {
  create: async (...options: unknown[]) => {
    const pglite: PGlite = await Reflect.apply(create, PGlite, options);
    opened.resolve(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
    return pglite;
  },
});

async function addPeople(seeds: Record<string, PersonSeed>): Promise<Record<string, Person>> {
  const db = await opened.promise;
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
