import type { OperationId, operations } from '@sarraf/api-client/operations';
import type { InferInput } from 'valibot';
import type { Call } from './call.ts';

/** Reply function of the fake server for each call. A call of the contract without one does not compile. */
export type Resolvers = {
  [Id in OperationId]: (call: Call) => InferInput<(typeof operations)[Id]['reply']>;
};
