import type { ColumnType } from 'kysely';

/** A numeric column as decimal text, never a float. */
export type Numeric = ColumnType<string, string, string>;
export type NumericWithDefault = ColumnType<string, string | undefined, string>;
/** A whole number beyond 2^31; the drivers return text or a number. */
export type Whole = ColumnType<number | string, number, number>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** A JSON column: written as text, returned parsed by both drivers. */
export type Json = ColumnType<unknown, string, string>;
