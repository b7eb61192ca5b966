import type { InferInput } from 'valibot';
import type { OperationId, operations } from '../operations.ts';
import type { Call } from './call.ts';
import { administration } from './resolvers-administration.ts';
import { people } from './resolvers-people.ts';
import { sandbox } from './resolvers-sandbox.ts';
import { selling } from './resolvers-selling.ts';
import { signIn } from './resolvers-sign-in.ts';

/** What the pretended server answers to each call; a call of the contract without a row does not compile. */
export type Resolvers = {
  [Id in OperationId]: (call: Call) => InferInput<(typeof operations)[Id]['reply']>;
};

/** Every call of the contract, answered from a world. */
export const resolvers: Resolvers = { ...signIn, ...selling, ...people, ...administration, ...sandbox };
