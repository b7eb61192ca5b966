import { useMessages } from '@sarraf/forms/language';
import { useConfirm } from '@sarraf/ui';
import { useSession } from './session-context.ts';
import { logoutMessages } from './logout.messages.ts';

/** Logs out after a confirm dialog. The guards then redirect, without waiting for the server. */
export function useLogout(): () => Promise<void> {
  const messages = useMessages(logoutMessages);
  const confirm = useConfirm();
  const session = useSession();
  return async () => {
    const leaves = await confirm({
      tone: 'negative',
      title: messages.title,
      message: messages.message,
      confirmLabel: messages.confirm,
      cancelLabel: messages.cancel,
    });
    if (leaves) session.signOut();
  };
}
