import { ConfirmDialog } from '@sarraf/ui';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { shellMessages } from './shell.messages.ts';

const words = shellMessages.logout;

/** Asks before logging out (spec §2). The guards then lead away; nobody waits for the server. */
export function LogoutDialog() {
  const session = useSession();
  const dialog = useDialogRoute(DIALOG.logout);
  return (
    <ConfirmDialog
      open={dialog.open}
      tone="negative"
      title={words.title}
      message={words.message}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={session.signOut}
      onCancel={dialog.close}
    />
  );
}
