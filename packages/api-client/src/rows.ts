import { type BaseIssue, type GenericSchema, getDotPath } from 'valibot';
import { isRecord, parseContract } from './without-nulls.ts';

/** Where the list of a reply stands, `data.activities` say; undefined for a reply that is read as a whole. */
export type ListPath = string | undefined;

/** A row of a list that is not what the contract says. It hides none of the others. */
export interface UnreadableRow {
  /** Its place in the list as the server sent it, from 0. */
  index: number;
  /** Its id (a setting's key), where that much could be read. */
  id: string | undefined;
  /** Where it departs from the contract, `quantity` say; never a value of it. */
  mismatch: string | undefined;
}

function idOf(row: unknown): string | undefined {
  const names = isRecord(row) ? [row['_id'], row['id'], row['key']] : [];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/** The value at the end of a dotted path. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** The value with another list at the end of a dotted path. */
function withList(value: unknown, [name, ...path]: readonly string[], list: unknown[]): unknown {
  if (name === undefined) return list;
  return isRecord(value) ? { ...value, [name]: withList(value[name], path, list) } : value;
}

/** The rows that issues are about, by their place; undefined when something else is wrong as well. */
function placesOf(issues: readonly BaseIssue<unknown>[], list: string): Map<number, string | undefined> | undefined {
  const places = new Map<number, string | undefined>();
  for (const issue of issues) {
    const path = getDotPath(issue) ?? '';
    const [, index, mismatch] = path.startsWith(`${list}.`)
      ? (/^(\d+)(?:\.(.+))?$/.exec(path.slice(list.length + 1)) ?? [])
      : [];
    if (index === undefined) return undefined;
    if (!places.has(Number(index))) places.set(Number(index), mismatch);
  }
  return places;
}

/** Parses a reply. The rows of its list are judged one by one: those that cannot be read are left out and told of beside it. */
export function parseRows(schema: GenericSchema, list: ListPath, body: unknown) {
  const whole = parseContract(schema, body);
  if (whole.success || list === undefined) return { parsed: whole, unreadable: [] };
  const path = list.split('.');
  const rows = at(body, path);
  const places = placesOf(whole.issues, list);
  if (places === undefined || !Array.isArray(rows)) return { parsed: whole, unreadable: [] };
  const parsed = parseContract(
    schema,
    withList(
      body,
      path,
      rows.filter((_, index) => !places.has(index)),
    ),
  );
  const unreadable = [...places].map(([index, mismatch]): UnreadableRow => ({
    index,
    id: idOf(rows[index]),
    mismatch,
  }));
  return { parsed, unreadable };
}
