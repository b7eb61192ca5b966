import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel } from '@sarraf/ui';
import { failureText } from '../../shared/api/failure.ts';
import { deskMessages } from './desk.messages.ts';

export interface DeskErrorPanelProps {
  /** Error of the query, as `useStickyError` keeps it. */
  error: Error;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown at the desk instead of content that could not be loaded, with a button that loads it again. */
export function DeskErrorPanel({ error, query }: DeskErrorPanelProps) {
  const { failed, retry } = useMessages(deskMessages);
  return (
    <ErrorPanel
      title={failed.title}
      message={<bdi>{failureText(error, failed.message)}</bdi>}
      retryLabel={retry}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
