import type { StatementApi } from '@sarraf/api-client/statement';
import { formatCount, salesFileName, STATEMENT_PAGE_SIZE } from '@sarraf/domain';
import type { StatementDays } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { PrintedStatement } from './PrintedStatement.tsx';
import { statementMessages } from './statement.messages.ts';
import { readSales } from './statement.queries.ts';

export interface StatementActionsProps {
  api: StatementApi;
  days: StatementDays;
  /** Number of sales of the statement. */
  count: number;
}

/** Buttons that download a statement and print it. Printing first loads the sales, which stay in the page for the next print. */
export function StatementActions({ api, days, count }: StatementActionsProps) {
  const messages = useMessages(statementMessages);
  const file = useExclusiveMutation({
    mutationFn: async () => ({
      name: salesFileName(days),
      content: await api.exportStatement(days),
    }),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  const printed = useExclusiveMutation({ mutationFn: () => readSales(api, days) });
  const { data, submittedAt } = printed;
  useEffect(() => {
    if (data) window.print();
  }, [data, submittedAt]);
  // A new attempt takes away the message of the other one. The sheets of the last print stay.
  const download = () => {
    if (printed.isError) printed.reset();
    file.mutate();
  };
  const print = () => {
    file.reset();
    printed.mutate();
  };
  const error = file.error ?? printed.error;
  const isTooLong = count > STATEMENT_PAGE_SIZE;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 *:min-w-40 *:flex-1">
        <Button busy={file.isPending} busyLabel={messages.downloading} onClick={download}>
          <Download aria-hidden="true" className="size-4.5" />
          {messages.download}
        </Button>
        <Button
          variant="secondary"
          disabled={isTooLong}
          busy={printed.isPending}
          busyLabel={messages.printing}
          onClick={print}
        >
          <Printer aria-hidden="true" className="size-4.5" />
          {messages.print}
        </Button>
      </div>
      {isTooLong && (
        <p className="text-sm text-ink-2">{messages.tooMany({ most: formatCount(STATEMENT_PAGE_SIZE) })}</p>
      )}
      <div role="status" className="empty:hidden">
        {file.isSuccess && <Notice tone="positive">{messages.saved({ file: file.data.name })}</Notice>}
      </div>
      {error && (
        <Notice tone="negative" live="assertive">
          {failureText(error, file.error ? messages.downloadFailed : messages.printFailed)}
        </Notice>
      )}
      {data && <PrintedStatement {...data} />}
    </div>
  );
}
