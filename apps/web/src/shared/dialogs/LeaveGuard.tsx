import { useMessages } from '@sarraf/forms/language';
import { ConfirmProvider, useConfirm } from '@sarraf/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { closeBlockerOf } from './close-blockers.ts';
import { useStore } from '../store/create-store.ts';
import { flaggedWork, type UnsavedWork } from './unsaved-work.ts';
import { unsavedWorkMessages } from './unsaved-work.messages.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

type Blocked = Extract<Blocker, { state: 'blocked' }>;

function Guard({ work }: { work: UnsavedWork | undefined }) {
  const messages = useMessages(unsavedWorkMessages);
  const confirm = useConfirm();
  const onBlocked = useRef<(() => unknown) | null>(null);
  const question = useRef<AbortController>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    onBlocked.current = null;
    if (currentLocation.pathname !== nextLocation.pathname) return flaggedWork.read().length > 0;
    onBlocked.current = closeBlockerOf(currentLocation.state, nextLocation.state);
    return onBlocked.current !== null;
  });

  const ask = async (blocked: Blocked) => {
    question.current = new AbortController();
    const leaves = await confirm({
      tone: 'negative',
      title: work?.label ?? messages.title,
      message: work?.message ?? messages.message,
      confirmLabel: messages.leave,
      cancelLabel: messages.stay,
      signal: question.current.signal,
    });
    question.current = null;
    // The work may have been saved, or the session ended, while the dialog was open.
    if (leaves || flaggedWork.read().length === 0) blocked.proceed();
    else blocked.reset();
  };
  const answer = useEffectEvent((blocked: Blocked) => {
    if (onBlocked.current) {
      blocked.reset();
      onBlocked.current();
    }
    // Back while the dialog is open cancels it, as Back closes every dialog.
    else if (question.current) question.current.abort();
    else if (work) void ask(blocked);
    else blocked.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') answer(blocker);
  }, [blocker]);
  useEffect(() => {
    if (!work) question.current?.abort();
  }, [work]);
  return null;
}

/** Asks before the user leaves unsaved work or a dialog that blocks closing. Mount once inside the router: React Router supports one blocker. */
export function LeaveGuard() {
  const work = useStore(flaggedWork).at(-1);
  useUnloadWarning(work !== undefined);
  return (
    // Without `ConfirmRoute`: this dialog decides about a navigation, so it must not push a history entry itself.
    <ConfirmProvider ready={work !== undefined}>
      <Guard work={work} />
    </ConfirmProvider>
  );
}
