import { type GenericSchema, type InferOutput, getDotPath } from 'valibot';
import { parseContract, type WithoutNulls } from '@sarraf/api-client/contract';
import type { Person, FakeServer } from '../server.ts';

/** An answer other than 2xx, thrown by whoever notices. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;
  /** What the reply carries beside `success` and `message`. */
  readonly extras: Record<string, unknown>;
  /** For the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, extras: Record<string, unknown> = {}, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.extras = extras;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One request as the fake server sees it. */
export interface Call {
  readonly server: FakeServer;
  /** Value of a request header. */
  header: (name: string) => string | null;
  /** Parses what was sent; 400 with a message by field when it breaks the contract. */
  body: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  path: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  query: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  /** Whoever is signed in, else 401. */
  person: () => Person;
  /** Whoever is signed in and verified, else 401 or 403. */
  verified: () => Person;
  /** An administrator, else 401 or 403. */
  admin: () => Person;
}

/** The person, unless they are blocked: 403 then. */
export function notBlocked(person: Person): Person {
  if (person.user.blocked) throw new Refusal(403, 'Your account cannot sell at the moment. Please ask support.');
  return person;
}

/** Parses one part of a request. */
export function parse<Schema extends GenericSchema>(schema: Schema, value: unknown): WithoutNulls<InferOutput<Schema>> {
  const result = parseContract(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[getDotPath(issue)?.split('.')[0] ?? 'general'] ??= 'This is not valid';
  throw new Refusal(400, 'Please check the details', { errors });
}

/** What a text of a request stands for, as the reader of domain has it; 400 at its field for what it cannot read. */
export function readAs<Value>(field: string, text: string, reader: (text: string) => Value | null): Value {
  const value = reader(text);
  if (value !== null) return value;
  throw new Refusal(400, 'Please check the details', { errors: { [field]: 'This is not valid' } });
}

/** A request to the fake server, parsed lazily by whoever answers it. */
export function createCall(
  server: FakeServer,
  headers: Headers,
  parts: { body: unknown; path: unknown; query: unknown },
): Call {
  const person = () => {
    const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
    const found = server.people.get(server.sessions.get(token) ?? '');
    if (found === undefined) throw new Refusal(401, 'Please sign in again');
    return found;
  };
  const only = (allowed: (someone: Person) => boolean) => () => {
    const someone = person();
    if (!allowed(someone)) throw new Refusal(403, 'You may not do this');
    return someone;
  };
  return {
    server,
    header: (name) => headers.get(name),
    body: (schema) => parse(schema, parts.body),
    path: (schema) => parse(schema, parts.path),
    query: (schema) => parse(schema, parts.query),
    person,
    verified: only(({ user }) => user.isVerified),
    admin: only(({ user }) => user.isAdmin),
  };
}
