import type { DeskAction } from '@sarraf/domain';
import type { SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@sarraf/api-client';
import { failureText, submitResult } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from './desk.messages.ts';
import { readDeskAgain } from './desk.queries.ts';

/** What came of an act that somebody else made impossible, or that did not arrive. */
export interface ActFault {
  /** What was to be done. */
  action: DeskAction;
  /** The state is another one than the desk showed. */
  faster: boolean;
  message: string;
}

interface Act<Row> {
  action: DeskAction;
  call: () => Promise<{ data: Row }>;
  onDone: ((row: Row) => void) | undefined;
}

/**
 * Does what the desk does, one call a press and never again by itself. Whatever comes of it the desk is read anew. When somebody else was
 * faster, what was to be done may no longer be offered, so that is said beside the record rather than in the form.
 *
 * @param currentOf Finds the record as it stands in a refusal.
 * @param adopt Puts a record where it is shown.
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
    onSettled: () => void readDeskAgain(queries),
  });
  const { error, isPending, variables, reset: forget } = act;

  const run = (action: DeskAction, call: Act<Row>['call'], onDone?: (row: Row) => void): Promise<SubmitResult> =>
    submitResult(act.mutateAsync({ action, call, onDone }), failed);

  // A field that is named keeps its sentence; whatever else stands in the way is said where it stays.
  const isOfField = error instanceof ApiError && error.errors !== undefined;
  const fault: ActFault | null =
    error && variables && !isOfField
      ? { action: variables.action, faster: currentOf(error) !== undefined, message: failureText(error, failed) }
      : null;
  return { run, busy: isPending ? variables.action : null, fault, forget };
}
