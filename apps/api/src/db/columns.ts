import type { ColumnType } from 'kysely';

/** Decimal text: numeric columns never pass through a float. */
export type Numeric = ColumnType<string, string, string>;
export type NumericWithDefault = ColumnType<string, string | undefined, string>;
/** A whole number beyond 2^31: the drivers read it as text or as a number. */
export type Whole = ColumnType<number | string, number, number>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** JSON is written as text (both drivers read it back parsed). */
export type Json = ColumnType<unknown, string, string>;
