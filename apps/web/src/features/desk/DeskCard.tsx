import { useMessages } from '@sarraf/forms/language';
import { Button, Notice, Slip, SlipSection, SlipTear } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import type { SubmitResult } from '@sarraf/forms';
import { ActDialog, type ActDialogProps, type ActInput } from './ActDialog.tsx';
import { deskMessages } from './desk.messages.ts';
import type { ActFault } from './use-desk-act.ts';

/** Action of a card. */
export interface CardAct<Action extends string> extends Pick<ActDialogProps, 'messages' | 'negative' | 'hash'> {
  action: Action;
  /** Input that its dialog asks for; null for an action without a dialog. */
  asks: ActDialogProps['asks'] | null;
  main?: boolean;
}

export interface DeskCardProps<Action extends string> {
  /** Unique id, part of the dialog's id. */
  id: string;
  acts: readonly CardAct<Action>[];
  busy: string | null;
  fault: ActFault | null;
  act: (action: Action, input: ActInput) => Promise<SubmitResult>;
  /** Content of the dialog above its fields. */
  subject: ReactNode;
  children: ReactNode;
}

/** Card of one record with its actions. */
export function DeskCard<Action extends string>({
  id,
  acts,
  busy,
  fault,
  act,
  subject,
  children,
}: DeskCardProps<Action>) {
  const { faster } = useMessages(deskMessages);
  const dialog = useSubjectDialog(`desk-${id}`);
  const asked = acts.find(({ action }) => action === dialog.subject);
  return (
    <Slip>
      <SlipSection className="flex flex-col gap-3">
        <div className="contents">{children}</div>
        {fault && (
          <Notice tone="negative" live="assertive" {...(fault.faster && { title: faster })}>
            {fault.message}
          </Notice>
        )}
      </SlipSection>
      {acts.length > 0 && (
        <>
          <SlipTear />
          <SlipSection className="flex flex-wrap gap-2.5 py-4! max-sm:*:flex-auto">
            {acts.map(({ action, messages, asks, main }) => (
              <Button
                key={action}
                size="sm"
                variant={main ? 'primary' : 'secondary'}
                busy={busy === action}
                disabled={busy !== null && busy !== action}
                onClick={() => (asks === null ? void act(action, {}) : dialog.show(action))}
              >
                {messages.label}
              </Button>
            ))}
          </SlipSection>
        </>
      )}
      {asked?.asks && (
        <ActDialog
          open
          onClose={dialog.close}
          messages={asked.messages}
          asks={asked.asks}
          hash={asked.hash}
          negative={asked.negative ?? false}
          onSubmit={(input) =>
            act(asked.action, input).then((result) => {
              if (result.ok || !result.errors) dialog.close();
              return result;
            })
          }
        >
          {subject}
        </ActDialog>
      )}
    </Slip>
  );
}
