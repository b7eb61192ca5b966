import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { ConfirmRoute } from '../../shared/dialogs/ConfirmRoute.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';
import { entryMessages } from './entry.messages.ts';

function LogoutButton() {
  const words = useMessages(entryMessages);
  const logout = useLogout();
  return (
    <Button variant="quiet" size="sm" onClick={() => void logout()}>
      {words.logout}
    </Button>
  );
}

/** Logout on the pages before the dashboard, with the place its question is drawn in. */
export const EntryLogout = () => (
  <ConfirmRoute>
    <LogoutButton />
  </ConfirmRoute>
);
