import type { ImportRow } from '@sarraf/api-client';
import type { SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { refetchDesk } from '../desk.queries.ts';
import { importFault } from '../import-fault.ts';
import { batchMessages } from './batch.messages.ts';

/** File of bank results, or pasted lines. */
export interface BankAnswer {
  csv: string;
  /** Name of the file; empty for pasted lines. */
  fileName: string;
}

/** Outcome of the lines, of a preview or of the import. */
export interface ImportOutcome {
  rows: readonly ImportRow[];
  /** Number of lines of the reply that could not be parsed. */
  unreadable: number;
}

/**
 * Previews and applies a file of bank results. The file is kept until another one is started: the server applies no line twice, so that a
 * request without a response can be repeated.
 */
export function useBatchImport() {
  const { notApplied } = useMessages(batchMessages);
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
    onSettled: () => void refetchDesk(queries),
  });
  const preview = useExclusiveMutation({
    mutationFn: ({ csv }: BankAnswer) => ask(csv, true),
    onMutate: (given) => {
      setAnswer(given);
      application.reset();
    },
  });
  return {
    answer,
    outcome: application.data ?? preview.data ?? null,
    isDone: application.isSuccess,
    /** Whether the user returned to the choice of a file. */
    isAgain,
    busy: application.isPending,
    fault: importFault(application.error, notApplied),
    /** Previews a file. Without a message of the server the form shows its own. */
    look: (given: BankAnswer): Promise<SubmitResult> => submitResult(preview.mutateAsync(given), ''),
    apply: () => {
      if (answer) application.mutate(answer);
    },
    /** Returns to the choice of a file and keeps the file. */
    reconsider: () => {
      setAgain(true);
      preview.reset();
      application.reset();
    },
    /** Returns to the choice of a file without the file. */
    restart: () => {
      setAgain(true);
      setAnswer(null);
      preview.reset();
      application.reset();
    },
  };
}
