import type { GenericSchema, InferOutput } from 'valibot';
import type { ListPath, UnreadableRow } from './rows.ts';
import type { WithoutNulls } from './without-nulls.ts';

/** What the generator knows about the request of one operation. */
export interface OperationData {
  body?: unknown;
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  url: string;
}

/** One call of the contract, as the client needs it. */
export interface Operation<Data extends OperationData, Reply extends GenericSchema, List extends ListPath = ListPath> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with `{names}`, checked against the generated type. */
  readonly path: Data['url'];
  /** Takes a body: all fields that neither the path nor the query takes, as JSON. */
  readonly sendsBody: boolean;
  /** Fields that stay in the address of a call with a body. */
  readonly query?: readonly string[];
  /** A file instead of JSON: `sent` is the field `csv` as the body, `answered` makes the reply a `Blob`. */
  readonly file?: 'sent' | 'answered';
  /** Carries the bearer token. */
  readonly authenticated: boolean;
  /** Schema of the 2xx reply. */
  readonly reply: Reply;
  /** The list in the reply whose rows are read one by one. */
  readonly list: List;
  /** Never there at run time; carries the type of the request. */
  readonly data?: Data;
}

/** What every call takes beside its fields. */
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
      /** A UUID made once for each press of the button, so that a repeated call acts once. */
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
        /** The rows that could not be read; the list holds the others. A page is full when both together are. */
        unreadable: UnreadableRow[];
      }
    : unknown);

/** One method of the client: one object in, the parsed 2xx reply out. */
export type Method<Data extends OperationData, Reply extends GenericSchema, List extends ListPath> = (
  ...args: object extends InputOf<Data> ? [input?: InputOf<Data> & CallOptions] : [input: InputOf<Data> & CallOptions]
) => Promise<ReplyOf<Reply, List>>;

/** The method an operation becomes. */
export type MethodOf<Op> =
  Op extends Operation<infer Data, infer Reply, infer List> ? Method<Data, Reply, List> : never;

type Verb = Operation<OperationData, GenericSchema>['method'];

interface Traits extends Partial<Pick<Operation<OperationData, GenericSchema>, 'authenticated' | 'query' | 'file'>> {
  body?: boolean;
}

/** A call as the generator knows it; the path is checked by the compiler. */
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

/** Reads the rows of this list one by one, so that an unreadable one hides no other. Not so prices: without one range a list names another price. */
export const rowByRow = <Data extends OperationData, Reply extends GenericSchema, List extends string>(
  list: List,
  whole: Operation<Data, Reply, ListPath>,
): Operation<Data, Reply, List> => ({ ...whole, list });

/** Of a call with a JSON body. */
export const sends = { body: true };
