import { type GenericSchema, type InferOutput, getDotPath } from 'valibot';
import { parseContract, type WithoutNulls } from '@sarraf/api-client/contract';
import type { SecondFactorState } from '../second-factor-state.ts';
import type { Person, FakeServer } from '../server.ts';

/** Error reply of the fake server, thrown by a handler. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Fields of the reply besides `success` and `message`. */
  readonly extras: Record<string, unknown>;
  /** Value of the `Retry-After` header. */
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
  /** Parses the body; 400 with messages by field when it does not match the contract. */
  body: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  path: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  query: <Schema extends GenericSchema>(schema: Schema) => WithoutNulls<InferOutput<Schema>>;
  /** The signed-in user, else 401. */
  person: () => Person;
  /** The signed-in user if verified, else 401 or 403. */
  verified: () => Person;
  /** Second factor of the session. */
  secondFactor: () => SecondFactorState;
  /** Token of the request; empty without one. */
  token: string;
  /** The signed-in user if an administrator, with or without second factor; else 401 or 403. */
  anyAdmin: () => Person;
  /** The signed-in user if an administrator with the second factor, where it is required; else 401 or 403. */
  admin: () => Person;
}

/** Returns the user; 403 if blocked. */
export function requireNotBlocked(person: Person): Person {
  if (person.user.blocked) throw new Refusal(403, 'Your account cannot sell at the moment. Please ask support.');
  return person;
}

/** Parses one part of a request; 400 with messages by field when it does not match the schema. */
export function parse<Schema extends GenericSchema>(schema: Schema, value: unknown): WithoutNulls<InferOutput<Schema>> {
  const result = parseContract(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[getDotPath(issue)?.split('.')[0] ?? 'general'] ??= 'This is not valid';
  throw new Refusal(400, 'Please check the details', { errors });
}

/** Value of a request's text, parsed by a function of domain; 400 with an error at the field when it returns null. */
export function readField<Value>(field: string, text: string, reader: (text: string) => Value | null): Value {
  const value = reader(text);
  if (value !== null) return value;
  throw new Refusal(400, 'Please check the details', { errors: { [field]: 'This is not valid' } });
}

/** Creates the request that a handler gets; its parts are parsed when the handler asks for them. */
export function createCall(
  server: FakeServer,
  headers: Headers,
  parts: { body: unknown; path: unknown; query: unknown },
): Call {
  const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  const person = () => {
    const found = server.people.get(server.sessions.get(token) ?? '');
    if (found === undefined) throw new Refusal(401, 'Please sign in again');
    return found;
  };
  const only = (allowed: (someone: Person) => boolean) => () => {
    const someone = person();
    if (!allowed(someone)) throw new Refusal(403, 'You may not do this');
    return someone;
  };
  const anyAdmin = only(({ user }) => user.isAdmin);
  const secondFactor = (): SecondFactorState => {
    const { user } = person();
    if (!user.isAdmin || !server.secondFactor.required) return 'off';
    if (server.secondFactor.proven.has(token)) return 'done';
    return server.secondFactor.factors.has(user._id) ? 'required' : 'missing';
  };
  return {
    server,
    token,
    secondFactor,
    anyAdmin,
    header: (name) => headers.get(name),
    body: (schema) => parse(schema, parts.body),
    path: (schema) => parse(schema, parts.path),
    query: (schema) => parse(schema, parts.query),
    person,
    verified: only(({ user }) => user.isVerified),
    admin: () => {
      const someone = anyAdmin();
      if (['missing', 'required'].includes(secondFactor())) {
        throw new Refusal(403, 'Confirm your second factor first', { code: 'second-factor' });
      }
      return someone;
    },
  };
}
