import { appOperations, operation, rowByRow, sends } from './app-operations.ts';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/valibot.gen.ts';

/** Every call of the contract by its operationId. Paths are checked by the compiler, the rest against `openapi.yaml` by a test. */
export const operations = {
  ...appOperations,
  /** Transfers that became no deposit of an order by themselves, newest first, 20 a page (administrators). */
  getExceptions: rowByRow(
    'data',
    operation<t.GetExceptionsData>()('GET', '/admin/exceptions', v.vGetExceptionsResponse),
  ),
  /** Whether what came in is what was made of it (administrators). */
  getReconciliation: rowByRow(
    'data.unswept',
    operation<t.GetReconciliationData>()('GET', '/admin/reconciliation', v.vGetReconciliationResponse),
  ),
  /** Silences a simulated chain, takes its last transfer out, or puts it back (sandbox, administrators). */
  setSandboxNetwork: operation<t.SetSandboxNetworkData>()(
    'POST',
    '/sandbox/networks/{id}',
    v.vSetSandboxNetworkResponse,
    sends,
  ),
};

/** The operationIds of the contract. */
export type OperationId = keyof typeof operations;
