import type { OperationId, operations } from '@sarraf/api-client/operations';
import type { InferInput } from 'valibot';
import type { Call } from './call.ts';

/** What the fake server answers to each call; a call of the contract without a row does not compile. */
export type Resolvers = {
  [Id in OperationId]: (call: Call) => InferInput<(typeof operations)[Id]['reply']>;
};
