import * as v from 'valibot';
import { expect, test, TestRunner } from 'vitest';

/** What a row leaves on its test, for `npm run coverage:forms`. */
export interface RowMeta {
  /** Sentences a rule answered with, none when it accepted; absent on a test that is no row. */
  said?: string[];
}

declare module 'vitest' {
  interface TaskMeta extends RowMeta {}
}

/** Rows of accepted inputs, each with its output. */
export type Accepted = readonly (readonly [title: string, input: string, output: string])[];
/** Rows of refused inputs, all with the same message. */
export type Refused = readonly (readonly [title: string, input: string])[];

/** Notes on the running test what a rule said, and hands it on. For rules that are no schema: a warning, a reason. */
export function noted<Said extends string | undefined>(said: Said): Said {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.said = [...(meta.said ?? []), ...(said === undefined ? [] : [said])];
  return said;
}

/** Sentences of a refusal by the field they stand beside; `''` is the whole. */
export function refusal(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  noted(undefined);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', noted(issue.message)]));
}

/** Output of a schema for an accepted input; throws when the schema refuses it. */
export function accepted<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  noted(undefined);
  return v.parse(schema, input);
}

/** Tests one text field of a schema with a table of inputs; `rest` has the other fields. */
export function testField(
  schema: v.GenericSchema,
  field: string,
  table: { rest?: Record<string, string>; accepted: Accepted; refused: Refused; message: string },
): void {
  test.each(table.accepted)('accepts %s', (_title, input, output) => {
    expect(accepted(schema, { ...table.rest, [field]: input })).toHaveProperty(field, output);
  });
  test.each(table.refused)('refuses %s', (_title, input) => {
    expect(refusal(schema, { ...table.rest, [field]: input })).toEqual({ [field]: table.message });
  });
}

/** A text of ten thousand characters, for rules that must stay fast on any input. */
export const LONG = (piece: string): string => piece.repeat(Math.ceil(10_000 / piece.length));
