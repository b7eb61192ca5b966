import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { now } from '../../../shared/time/clock.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { refetchDesk } from '../desk.queries.ts';
import { fileName, saveFile } from '../../../shared/files/save-file.ts';

/** File format of a batch. */
export type BatchFormat = 'csv' | 'xlsx';

/** Exported batch. */
export interface ExportedBatch {
  file: string;
  /** Number of payouts. */
  n: number;
  content: Blob;
}

/** Reason why no file was made. */
export type ExportFault =
  | { why: 'nothing' | 'too-many' }
  /** `said` is the server's message, or empty. */
  | { why: 'failed'; said: string };

/**
 * Claims payouts and saves them as one file. One request per click, never repeated automatically. Without a response the payouts may have
 * been claimed; claimed payouts can be exported again.
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
    onSettled: () => void refetchDesk(queries),
  });
  /** Exports payouts; resolves to whether a file was saved. */
  const run = (ids: string[], format: BatchFormat): Promise<boolean> =>
    mutateAsync({ ids, format }).then(
      () => true,
      () => false,
    );
  const failed: ExportFault | null = error && { why: 'failed', said: failureText(error, '') };
  const fault: ExportFault | null = refused ? { why: refused } : failed;
  return { run, busy, made, fault, refuse: setRefused };
}
