import type { GenericSchema, InferOutput } from 'valibot';
import type { ListPath, UnreadableRow } from './rows.ts';
import type { WithoutNulls } from './without-nulls.ts';

/** Generated request type of one operation. */
export interface OperationData {
  body?: unknown;
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  url: string;
}

/** Description of one call of the contract for the client. */
export interface Operation<Data extends OperationData, Reply extends GenericSchema, List extends ListPath = ListPath> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{names}`, checked against the generated type. */
  readonly path: Data['url'];
  /** Whether the call has a body: all fields that are not in the path or the query, as JSON. */
  readonly sendsBody: boolean;
  /** Query fields of a call with a body. */
  readonly query?: readonly string[];
  /** A file instead of JSON: `upload` sends the field `csv` as the body, `download` makes the reply a `Blob`. */
  readonly file?: 'upload' | 'download';
  /** Whether the call sends the bearer token. */
  readonly authenticated: boolean;
  /** Schema of the 2xx reply. */
  readonly reply: Reply;
  /** Path of the list in the reply whose rows are parsed one by one. */
  readonly list: List;
  /** Type of the request; never set at run time. */
  readonly data?: Data;
}

/** Options of every call, passed together with its fields. */
export interface CallOptions {
  /** Aborts the call; it then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until a `timeout` error, instead of the client's own. */
  timeoutMs?: number | undefined;
}

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type BodyFields<T> =
  Part<T> extends string
    ? {
        /** The text of the file. */
        csv: string;
      }
    : Fields<T>;
type Fields<T> = string extends keyof Part<T> ? unknown : Part<T>;
type PathFields<T> = { [Name in keyof Part<T>]: string | number };
type KeyField<T> = 'Idempotency-Key' extends keyof Part<T>
  ? {
      /** Idempotency key: a UUID made once per press of the button, so that a repeated request acts once. */
      idempotencyKey: string;
    }
  : unknown;

/** Path, query and body fields of a call, flat. */
export type InputOf<Data extends OperationData> = BodyFields<Data['body']> &
  PathFields<Data['path']> &
  Fields<Data['query']> &
  KeyField<Data['headers']>;

/** The parsed 2xx reply of a call. */
export type ReplyOf<Reply extends GenericSchema, List extends ListPath> = WithoutNulls<InferOutput<Reply>> &
  (List extends string
    ? {
        /** Rows that do not match the contract; the list holds the others. A page is full when both together are. */
        unreadable: UnreadableRow[];
      }
    : unknown);

/** One method of the client: takes one object, resolves to the parsed 2xx reply. */
export type Method<Data extends OperationData, Reply extends GenericSchema, List extends ListPath> = (
  ...args: object extends InputOf<Data> ? [input?: InputOf<Data> & CallOptions] : [input: InputOf<Data> & CallOptions]
) => Promise<ReplyOf<Reply, List>>;

/** Client method of an operation. */
export type MethodOf<Op> =
  Op extends Operation<infer Data, infer Reply, infer List> ? Method<Data, Reply, List> : never;

type Verb = Operation<OperationData, GenericSchema>['method'];

interface Traits extends Partial<Pick<Operation<OperationData, GenericSchema>, 'authenticated' | 'query' | 'file'>> {
  body?: boolean;
}

/** Describes one call; the compiler checks its path against the generated type. */
export const operation =
  <Data extends OperationData>() =>
  <Reply extends GenericSchema>(
    method: Verb,
    path: Data['url'],
    reply: Reply,
    { body = false, authenticated = true, ...rest }: Traits = {},
  ): Operation<Data, Reply, undefined> => ({
    method,
    path,
    reply,
    list: undefined,
    sendsBody: body,
    authenticated,
    ...rest,
  });

/**
 * Parses the rows of a list one by one, so that one unreadable row does not hide the others. Not for price ranges: a missing range would
 * change the price.
 */
export const rowByRow = <Data extends OperationData, Reply extends GenericSchema, List extends string>(
  list: List,
  whole: Operation<Data, Reply, ListPath>,
): Operation<Data, Reply, List> => ({ ...whole, list });

/** Option of a call with a JSON body. */
export const withBody = { body: true };
