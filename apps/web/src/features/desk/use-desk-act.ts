import type { DeskAction } from '@sarraf/domain';
import type { SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusal } from '../../shared/api/index.ts';
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
  const [busy, setBusy] = useState<DeskAction | null>(null);
  const [fault, setFault] = useState<ActFault | null>(null);

  const run = async (
    action: DeskAction,
    call: () => Promise<{ data: Row }>,
    onDone?: (row: Row) => void,
  ): Promise<SubmitResult> => {
    setBusy(action);
    setFault(null);
    try {
      const { data } = await call();
      adopt?.(data);
      onDone?.(data);
      return { ok: true };
    } catch (error) {
      const refused = refusal(error, failed);
      const current = currentOf(error);
      if (current) adopt?.(current);
      // A field that is named keeps its sentence; whatever else stands in the way is said where it stays.
      if (!refused.errors) setFault({ action, faster: current !== undefined, message: refused.message });
      return refused;
    } finally {
      setBusy(null);
      void readDeskAgain(queries);
    }
  };

  return { run, busy, fault, forget: () => setFault(null) };
}
