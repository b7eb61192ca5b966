import * as v from 'valibot';
import { expect, test } from 'vitest';

/** Rows of a table: the input, and what becomes of it. */
export type Accepted = readonly (readonly [title: string, input: string, output: string])[];
/** Inputs a schema refuses with one sentence. */
export type Refused = readonly (readonly [title: string, input: string])[];

/** Sentences of a refusal by the field they stand beside; `''` is the whole. */
export function refusal(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** Tests one text field of a schema over a table, with the other fields as `rest`. */
export function testField(
  schema: v.GenericSchema,
  field: string,
  table: { rest?: Record<string, string>; accepted: Accepted; refused: Refused; message: string },
): void {
  test.each(table.accepted)('accepts %s', (_title, input, output) => {
    expect(v.parse(schema, { ...table.rest, [field]: input })).toHaveProperty(field, output);
  });
  test.each(table.refused)('refuses %s', (_title, input) => {
    expect(refusal(schema, { ...table.rest, [field]: input })).toEqual({ [field]: table.message });
  });
}

/** Ten thousand characters, for rules that must stay fast and sane on nonsense. */
export const LONG = (piece: string): string => piece.repeat(Math.ceil(10_000 / piece.length));
