import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../db/schema.ts';

const opened = Promise.withResolvers<Kysely<Database>>();
const { create } = PGlite;

Object.assign(PGlite, {
  create: async (...options: unknown[]) => {
    const pglite: PGlite = await Reflect.apply(create, PGlite, options);
    opened.resolve(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
    return pglite;
  },
});

/** The embedded database that the server of this process opens: no second process can open it. Import this module before the server. */
export const openedDatabase = opened.promise;
