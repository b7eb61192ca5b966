import * as v from 'valibot';
import { expect, test, TestRunner } from 'vitest';

/** Metadata that a row stores on its test, for `npm run coverage:forms`. */
export interface RowMeta {
  /** Messages with which the rules of the test refused, empty if they accepted; absent on a test that is no row. */
  messages?: string[];
}

declare module 'vitest' {
  interface TaskMeta extends RowMeta {}
}

/** Rows of accepted inputs, each with its output. */
export type Accepted = readonly (readonly [title: string, input: string, output: string])[];
/** Rows of refused inputs, all with the same message. */
export type Refused = readonly (readonly [title: string, input: string])[];

/** Records the message of a rule on the running test, and returns it. Used directly for rules that are no schema, such as warnings. */
export function recordMessage<Message extends string | undefined>(message: Message): Message {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.messages = [...(meta.messages ?? []), ...(message === undefined ? [] : [message])];
  return message;
}

/** Error messages of a refused input by field; `''` is the whole input. */
export function refusal(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  recordMessage(undefined);
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', recordMessage(issue.message)]),
  );
}

/** Output of a schema for an accepted input; throws when the schema refuses it. */
export function accepted<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  recordMessage(undefined);
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
