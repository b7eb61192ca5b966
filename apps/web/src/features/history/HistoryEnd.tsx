import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useState } from 'react';
import { historyMessages } from './history.messages.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';

/** Number of skeleton rows while the next page loads. */
const NEXT_ROWS = 2;

export interface HistoryEndProps {
  /** Whether a page is loading. */
  loading: boolean;
  /** Error of the last page; null if it loaded. */
  error: Error | null;
  onRetry: () => void;
}

/** End of the list: skeleton rows while the next page loads, or an error with a *Try again* button. */
export function HistoryEnd({ loading, error, onRetry }: HistoryEndProps) {
  const messages = useMessages(historyMessages);
  // The button stays mounted during the retry, so that it keeps the focus.
  const [retrying, setRetrying] = useState(false);
  if (retrying && !loading && !error) setRetrying(false);

  if (loading && !retrying) return <HistorySkeleton label={messages.loadingMore} rows={NEXT_ROWS} />;
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
          {messages.failed.retry}
        </Button>
      }
    >
      {messages.failed.more}
    </Notice>
  );
}
