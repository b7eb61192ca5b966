import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { now } from '../../../shared/time/clock.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { readDeskAgain } from '../desk.queries.ts';
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
  const api = useAdminApi();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<'nothing' | 'too-many' | null>(null);
  const {
    mutateAsync,
    isPending: busy,
    data: made = null,
    error,
  } = useExclusiveMutation({
    mutationFn: async ({ ids, format }: { ids: string[]; format: BatchFormat }): Promise<ExportedBatch> => {
      const content = await api.exportPayouts({ ids, format });
      return { file: fileName('payouts', format, new Date(now())), n: ids.length, content };
    },
    onMutate: () => setRefused(null),
    onSuccess: ({ file, content }) => saveFile(file, content),
    onSettled: () => void readDeskAgain(queries),
  });
  /** Resolves to whether a file was saved. */
  const run = (ids: string[], format: BatchFormat): Promise<boolean> =>
    mutateAsync({ ids, format }).then(
      () => true,
      () => false,
    );
  const failed: ExportFault | null = error && { why: 'failed', said: failureText(error, '') };
  const fault: ExportFault | null = refused ? { why: refused } : failed;
  return { run, busy, made, fault, refuse: setRefused };
}
