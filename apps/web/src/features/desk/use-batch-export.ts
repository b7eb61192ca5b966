import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/api/index.ts';
import { now } from '../../shared/clock/index.ts';
import { useDesk } from './desk-client.ts';
import { readDeskAgain } from './desk.queries.ts';
import { fileName, saveFile } from './save-file.ts';

/** What a batch may be saved as: for a bank's upload, or to be opened in a spreadsheet. */
export type BatchFormat = 'csv' | 'xlsx';

/** A batch that was made. */
export interface ExportedBatch {
  file: string;
  /** How many payouts are in it. */
  n: number;
  content: Blob;
}

/** Why there is no file. */
export type ExportFault =
  | { why: 'nothing' | 'too-many' }
  /** With the server's own sentence; empty for none. */
  | { why: 'failed'; said: string };

/**
 * Has payouts claimed and written into one file, and saves it. One call a press, never again by itself; where no answer came they may have
 * been claimed, which is told, since what is in one's hands can be exported again.
 */
export function useBatchExport() {
  const desk = useDesk();
  const queries = useQueryClient();
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<ExportedBatch | null>(null);
  const [fault, setFault] = useState<ExportFault | null>(null);

  const run = async (ids: string[], format: BatchFormat): Promise<boolean> => {
    if (locked.current) return false;
    locked.current = true;
    setBusy(true);
    setFault(null);
    setMade(null);
    try {
      const content = await desk.exportPayouts({ ids, format });
      const file = fileName('payouts', format, new Date(now()));
      saveFile(file, content);
      setMade({ file, n: ids.length, content });
      return true;
    } catch (error) {
      setFault({ why: 'failed', said: failureText(error, '') });
      return false;
    } finally {
      locked.current = false;
      setBusy(false);
      void readDeskAgain(queries);
    }
  };
  return { run, busy, made, fault, refuse: (why: 'nothing' | 'too-many') => setFault({ why }) };
}
