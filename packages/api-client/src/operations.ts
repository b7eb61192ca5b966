import { adminOperations } from './admin-operations.ts';
import { appOperations, operation, sends } from './app-operations.ts';
import { deskOperations } from './desk-operations.ts';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/valibot.gen.ts';

/** Every call of the contract by its operationId, those of other servers (tag `Servers`) aside. Paths are checked by the compiler, the rest against `openapi.yaml` by a test. */
export const operations = {
  ...appOperations,
  ...adminOperations,
  ...deskOperations,
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
