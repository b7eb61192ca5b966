import type { ImportRow } from '@sarraf/api-client';
import type { SubmitResult } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText, isUnanswered, submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { readDeskAgain } from '../desk.queries.ts';

/** The bank's answer as it was given. */
export interface BankAnswer {
  csv: string;
  /** Name of the file; empty for lines that were pasted. */
  fileName: string;
}

/** What became of the lines of an answer, or would. */
export interface ImportOutcome {
  rows: readonly ImportRow[];
  /** Lines of the reply that could not be read. */
  unreadable: number;
}

/** Why an answer was not applied. */
export interface ApplyFault {
  /** Nobody knows whether the server did. */
  isUnsure: boolean;
  /** The server's own sentence; empty for none. */
  said: string;
}

/**
 * Shows what a bank's answer would do and then does it. The answer is kept whatever happens, until another one is begun: a line counts
 * once however often it is sent, so that what got no answer can be sent again.
 */
export function useBatchImport() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<BankAnswer | null>(null);
  const [isAgain, setAgain] = useState(false);

  const ask = async (csv: string, dryRun: boolean): Promise<ImportOutcome> => {
    const { rows, unreadable } = await api.importPayouts({ csv, dryRun });
    return { rows, unreadable: unreadable.length };
  };
  const application = useExclusiveMutation({
    mutationFn: ({ csv }: BankAnswer) => ask(csv, false),
    onSettled: () => void readDeskAgain(queries),
  });
  const preview = useExclusiveMutation({
    mutationFn: ({ csv }: BankAnswer) => ask(csv, true),
    onMutate: (given) => {
      setAnswer(given);
      application.reset();
    },
  });
  const fault: ApplyFault | null = application.error && {
    isUnsure: isUnanswered(application.error),
    said: failureText(application.error, ''),
  };
  return {
    answer,
    outcome: application.data ?? preview.data ?? null,
    isDone: application.isSuccess,
    /** Somebody came back to the choice of a file. */
    isAgain,
    busy: application.isPending,
    fault,
    /** Without words of the server the form has its own. */
    look: (given: BankAnswer): Promise<SubmitResult> => submitResult(preview.mutateAsync(given), ''),
    apply: () => {
      if (answer) application.mutate(answer);
    },
    /** Back to the choice of a file, with the one that was chosen. */
    reconsider: () => {
      setAgain(true);
      preview.reset();
      application.reset();
    },
    /** Begins anew, with nothing. */
    restart: () => {
      setAgain(true);
      setAnswer(null);
      preview.reset();
      application.reset();
    },
  };
}
