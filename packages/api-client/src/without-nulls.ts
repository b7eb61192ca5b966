import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Parsed type without the nulls of optional fields: null and absent mean the same there, and a parsed value has absent only. */
export type WithoutNulls<T> = T extends Blob
  ? T
  : T extends readonly (infer Row)[]
    ? WithoutNulls<Row>[]
    : T extends object
      ? {
          [Field in keyof T]: object extends Pick<T, Field>
            ? Exclude<WithoutNulls<T[Field]>, null>
            : WithoutNulls<T[Field]>;
        }
      : T;

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is GenericSchema => isRecord(value) && value['kind'] === 'schema';

/** Whether a field may be left out; null then means absent, even if the schema does not allow null. */
const isOptional = (schema: GenericSchema): boolean => schema.type === 'nullish' || schema.type === 'optional';

/** Copy of a value without the nulls of optional fields. Nulls of required fields and fields without a schema stay. */
function withoutNulls(schema: GenericSchema, value: unknown): unknown {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return withoutNulls(schema.wrapped, value);
  if ('item' in schema && isSchema(schema.item) && Array.isArray(value)) {
    const { item } = schema;
    return value.map((one: unknown) => withoutNulls(item, one));
  }
  if (!('entries' in schema && isRecord(schema.entries) && isRecord(value))) return value;
  const { entries } = schema;
  const fields = Object.entries(value).flatMap(([name, child]) => {
    const field = entries[name];
    if (!isSchema(field)) return [[name, child]];
    return child === null && isOptional(field) ? [] : [[name, withoutNulls(field, child)]];
  });
  return Object.fromEntries(fields);
}

/** Result of parsing. */
export type Parsed<Output> =
  | { success: true; output: Output; issues?: undefined }
  | { success: false; issues: [BaseIssue<unknown>, ...BaseIssue<unknown>[]] };

/** Parses a request or a reply with a schema of the contract; a null in an optional field is read as absent. */
export function parseContract<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Parsed<WithoutNulls<InferOutput<Schema>>>;
export function parseContract(schema: GenericSchema, value: unknown): Parsed<unknown> {
  const { success, output, issues } = safeParse(schema, withoutNulls(schema, value));
  return success ? { success, output } : { success, issues };
}
