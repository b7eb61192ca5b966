import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { rupeesMessages } from './rupees.messages.ts';

export interface ChangeColumnsProps {
  /** Whether the columns are loading. */
  busy: boolean;
  /** Why they could not be loaded; null without a fault. */
  fault: string | null;
  disabled?: boolean;
  onClick: () => void;
}

/** Button that shows the columns of the file again, with its fault below. */
export function ChangeColumns({ fault, ...button }: ChangeColumnsProps) {
  const messages = useMessages(rupeesMessages).importPage;
  return (
    <>
      <Button variant="secondary" size="sm" {...button}>
        {messages.changeColumns}
      </Button>
      <p role="alert" className="w-full text-sm font-medium text-negative empty:hidden">
        {fault !== null && <bdi>{fault}</bdi>}
      </p>
    </>
  );
}
