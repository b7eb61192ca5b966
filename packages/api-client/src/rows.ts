import { type BaseIssue, type GenericSchema, getDotPath } from 'valibot';
import { isRecord, parseContract } from './without-nulls.ts';

/** Path of the list in a reply, such as `data.activities`; undefined for a reply that is parsed as a whole. */
export type ListPath = string | undefined;

/** Row of a list that does not match the contract. The other rows are returned all the same. */
export interface UnreadableRow {
  /** Index in the list as the server sent it, from 0. */
  index: number;
  /** Id of the row (key of a setting), if it could be read. */
  id: string | undefined;
  /** Path of the field that does not match the contract, such as `quantity`; never its value. */
  mismatch: string | undefined;
}

function idOf(row: unknown): string | undefined {
  const names = isRecord(row) ? [row['_id'], row['id'], row['key']] : [];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/** The value at the end of a dotted path. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** Copy of the value with another list at the end of a dotted path. */
function withList(value: unknown, [name, ...path]: readonly string[], list: unknown[]): unknown {
  if (name === undefined) return list;
  return isRecord(value) ? { ...value, [name]: withList(value[name], path, list) } : value;
}

/** Mismatches of unreadable rows, by row index; undefined when something outside the list is wrong as well. */
function mismatchesOf(
  issues: readonly BaseIssue<unknown>[],
  list: string,
): Map<number, string | undefined> | undefined {
  const mismatches = new Map<number, string | undefined>();
  for (const issue of issues) {
    const path = getDotPath(issue) ?? '';
    const [, index, mismatch] = path.startsWith(`${list}.`)
      ? (/^(\d+)(?:\.(.+))?$/.exec(path.slice(list.length + 1)) ?? [])
      : [];
    if (index === undefined) return undefined;
    if (!mismatches.has(Number(index))) mismatches.set(Number(index), mismatch);
  }
  return mismatches;
}

/** Parses a reply. The rows of its list are checked one by one: unreadable rows are removed from it and returned separately. */
export function parseRows(schema: GenericSchema, list: ListPath, body: unknown) {
  const whole = parseContract(schema, body);
  if (whole.success || list === undefined) return { parsed: whole, unreadable: [] };
  const path = list.split('.');
  const rows = at(body, path);
  const mismatches = mismatchesOf(whole.issues, list);
  if (mismatches === undefined || !Array.isArray(rows)) return { parsed: whole, unreadable: [] };
  const parsed = parseContract(
    schema,
    withList(
      body,
      path,
      rows.filter((_, index) => !mismatches.has(index)),
    ),
  );
  const unreadable = [...mismatches].map(([index, mismatch]): UnreadableRow => ({
    index,
    id: idOf(rows[index]),
    mismatch,
  }));
  return { parsed, unreadable };
}
