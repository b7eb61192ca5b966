import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Stands for a value of a prepared query while the query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names of the prepared queries by their SQL. */
const names = new Map<string, string>();

/** Name under which Postgres keeps the plan of a prepared query; undefined for any other SQL. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

/**
 * Query that is compiled once, and that Postgres plans once for each connection. For the few queries that every poll makes: a plan costs more
 * than running them.
 *
 * Select columns by name, never all: Postgres refuses a prepared query whose columns a migration has changed.
 *
 * @param name Name of the query in Postgres, unique in this server.
 * @param build Builds the query; values must only be passed on to it.
 */
export function preparedQuery<Values extends Record<string, unknown>, Row>(
  name: string,
  valueNames: readonly (keyof Values & string)[],
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  const compile = (db: Kysely<Database>): CompiledQuery<Row> => {
    const placeholders = Object.fromEntries(valueNames.map((each) => [each, new Placeholder(each)]));
    // The builder treats a placeholder as any other value: it becomes a parameter of the SQL.
    const query = build(db, placeholders as unknown as Values).compile();
    names.set(query.sql, name);
    return query;
  };
  return async (db, values) => {
    const query = (compiled ??= compile(db));
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.name] : each));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
