import type { DeskAction } from '@sarraf/domain';
import type { SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@sarraf/api-client';
import { failureText, submitResult } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from './desk.messages.ts';
import { refetchDesk } from './desk.queries.ts';

/** Action of the desk, the report that the bank returned a payout, or the explanation of an entry of the bank statement. */
type ActName = DeskAction | 'returned' | 'explain';

/** Failed desk action: refused, or without a response. */
export interface ActFault {
  /** Action that failed. */
  action: ActName;
  /** Whether another administrator changed the record first. */
  faster: boolean;
  message: string;
}

interface Act<Row> {
  action: ActName;
  call: () => Promise<{ data: Row }>;
  onDone: ((row: Row) => void) | undefined;
}

/**
 * Runs desk actions: one request per click, never repeated automatically; afterwards the desk is refetched. A refusal is shown beside the
 * record and not in the form, which may be gone with the action it was for.
 *
 * @param currentOf Reads the current record from a refusal (409).
 * @param adopt Puts a record into the cache.
 */
export function useDeskAct<Row>(currentOf: (error: unknown) => Row | undefined, adopt?: (row: Row) => void) {
  const { notSaved: failed } = useMessages(deskMessages);
  const queries = useQueryClient();
  const act = useExclusiveMutation({
    mutationFn: ({ call }: Act<Row>) => call(),
    onSuccess: ({ data }, { onDone }) => {
      adopt?.(data);
      onDone?.(data);
    },
    onError: (error) => {
      const current = currentOf(error);
      if (current) adopt?.(current);
    },
    onSettled: () => void refetchDesk(queries),
  });
  const { error, isPending, variables, reset: forget } = act;

  const run = (action: ActName, call: Act<Row>['call'], onDone?: (row: Row) => void): Promise<SubmitResult> =>
    submitResult(act.mutateAsync({ action, call, onDone }), failed);

  // Errors that name a field are shown at the field.
  const isOfField = error instanceof ApiError && error.errors !== undefined;
  const fault: ActFault | null =
    error && variables && !isOfField
      ? { action: variables.action, faster: currentOf(error) !== undefined, message: failureText(error, failed) }
      : null;
  return { run, busy: isPending ? variables.action : null, fault, forget };
}
