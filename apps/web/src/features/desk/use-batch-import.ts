import type { ImportRow } from '@sarraf/api-client';
import type { SubmitResult } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, isUnanswered, refusal } from '../../shared/api/index.ts';
import { useDesk } from './desk-client.ts';
import { readDeskAgain } from './desk.queries.ts';

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
  const desk = useDesk();
  const queries = useQueryClient();
  const locked = useRef(false);
  const [answer, setAnswer] = useState<BankAnswer | null>(null);
  const [preview, setPreview] = useState<ImportOutcome | null>(null);
  const [done, setDone] = useState<ImportOutcome | null>(null);
  const [isAgain, setAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ApplyFault | null>(null);

  const ask = async (csv: string, dryRun: boolean): Promise<ImportOutcome> => {
    const { rows, unreadable } = await desk.importPayouts({ csv, dryRun });
    return { rows, unreadable: unreadable.length };
  };
  const look = async (given: BankAnswer): Promise<SubmitResult> => {
    setAnswer(given);
    setFault(null);
    try {
      setPreview(await ask(given.csv, true));
      return { ok: true };
    } catch (error) {
      // Without words of the server the form has its own.
      return refusal(error, '');
    }
  };
  const apply = async () => {
    if (locked.current || answer === null) return;
    locked.current = true;
    setBusy(true);
    setFault(null);
    try {
      setDone(await ask(answer.csv, false));
    } catch (error) {
      setFault({ isUnsure: isUnanswered(error), said: failureText(error, '') });
    } finally {
      locked.current = false;
      setBusy(false);
      void readDeskAgain(queries);
    }
  };
  return {
    answer,
    outcome: done ?? preview,
    isDone: done !== null,
    /** Somebody came back to the choice of a file. */
    isAgain,
    busy,
    fault,
    look,
    apply,
    /** Back to the choice of a file, with the one that was chosen. */
    reconsider: () => {
      setAgain(true);
      setPreview(null);
      setFault(null);
    },
    /** Begins anew, with nothing. */
    restart: () => {
      setAgain(true);
      setAnswer(null);
      setPreview(null);
      setDone(null);
    },
  };
}
