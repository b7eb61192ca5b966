import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useState } from 'react';
import { historyMessages } from './history.messages.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';

/** Rows whose place is held while a page is on its way. */
const NEXT_ROWS = 2;

export interface HistoryEndProps {
  /** A page is on its way. */
  loading: boolean;
  /** Why the last page did not come; null when it did. */
  error: Error | null;
  onRetry: () => void;
}

/** What stands under the last row: the places of the next ones, or that they did not come, the rows above staying as they are. */
export function HistoryEnd({ loading, error, onRetry }: HistoryEndProps) {
  const words = useMessages(historyMessages);
  // The button that was pressed keeps its place, and so the focus, until there is an answer.
  const [retrying, setRetrying] = useState(false);
  if (retrying && !loading && !error) setRetrying(false);

  if (loading && !retrying) return <HistorySkeleton label={words.loadingMore} rows={NEXT_ROWS} />;
  if (!loading && !error) return null;
  return (
    <Notice
      tone="negative"
      live="assertive"
      className="my-4"
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={loading}
          onClick={() => {
            setRetrying(true);
            onRetry();
          }}
        >
          {words.failed.retry}
        </Button>
      }
    >
      {words.failed.more}
    </Notice>
  );
}
