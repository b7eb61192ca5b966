import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { ConfirmRoute } from '../../shared/dialogs/ConfirmRoute.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';
import { entryMessages } from './entry.messages.ts';

function LogoutButton() {
  const messages = useMessages(entryMessages);
  const logout = useLogout();
  return (
    <Button variant="quiet" size="sm" onClick={() => void logout()}>
      {messages.logout}
    </Button>
  );
}

/** Logout button on the pages before the dashboard, with its own `ConfirmRoute` for the confirm dialog. */
export const EntryLogout = () => (
  <ConfirmRoute>
    <LogoutButton />
  </ConfirmRoute>
);
