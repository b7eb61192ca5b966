import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../operations.ts';
import { readReply } from '../reply.ts';
import { clientOperations, entries, goodReply, type Node, resolved } from './contract-file.ts';

type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths of all optional fields of a reply, which may be null; in every row of a list. */
function optionalPaths(schema: Node, value: unknown, path: Path = []): Path[] {
  const { node } = resolved(schema);
  const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => Object.values(node[key] ?? {}));
  const inVariants = variants.flatMap((variant) => optionalPaths(variant, value, path));
  if (Array.isArray(value)) {
    const { items } = node;
    return items
      ? [...inVariants, ...value.flatMap((row, index) => optionalPaths(items, row, [...path, index]))]
      : inVariants;
  }
  if (!isRecord(value)) return inVariants;
  const required = Object.values(node['required'] ?? {}).map(String);
  const inFields = entries(node['properties']).flatMap(([name, child]) => [
    ...(required.includes(name) ? [] : [[...path, name]]),
    ...optionalPaths(child, value[name], [...path, name]),
  ]);
  return [...inVariants, ...inFields];
}

/** Copy of the value with a null at the end of a path. */
function withNull(value: unknown, [step, ...path]: Path): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value)) return value.map((row: unknown, index) => (index === step ? withNull(row, path) : row));
  return isRecord(value) ? { ...value, [step]: withNull(value[step], path) } : value;
}

const rows = clientOperations.map((operation) => {
  const content = resolved(operation.node['responses']?.['200'] ?? {}).node['content'];
  const reply = goodReply(operation);
  return { id: operation.id, reply, paths: optionalPaths(content?.['application/json']?.['schema'] ?? {}, reply) };
});

const isOperationId = (id: string): id is OperationId => id in operations;

const read = (id: string, reply: unknown) => {
  if (!isOperationId(id)) throw new Error(`${id} is no call of the client`);
  const isFile = typeof reply === 'string';
  return readReply(id, operations[id], new Response(), isFile ? new Blob([reply]) : JSON.stringify(reply));
};

describe('null in an optional field', () => {
  it('is tried in more than 150 fields', () => {
    const fields = rows.flatMap(({ id, paths }) => paths.map((path) => `${id} ${path.join('.')}`));
    expect(fields.length).toBeGreaterThan(150);
    expect(fields).toEqual(
      expect.arrayContaining(['getOrder data.expiresIn', 'getHistory data.0.type', 'checkLogin user.wallet_balance']),
    );
  });

  it.each(rows)('is accepted in every optional field of $id, one at a time', ({ id, reply, paths }) => {
    for (const path of paths) {
      const parsed = read(id, withNull(reply, path));
      expect(parsed, path.join('.')).not.toMatchObject({ unreadable: [expect.anything()] });
    }
  });

  it.each(rows)('is accepted in all of them at once in $id', ({ id, reply, paths }) => {
    // Longest path first: nothing can be set below a null.
    const nulls = paths.toSorted((a, b) => b.length - a.length).reduce<unknown>(withNull, reply);
    expect(read(id, nulls)).not.toMatchObject({ unreadable: [expect.anything()] });
  });
});
