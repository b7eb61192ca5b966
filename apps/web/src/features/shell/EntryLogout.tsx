import { Button } from '@sarraf/ui';
import { ConfirmRoute } from '../../shared/dialog-route/index.ts';
import { useLogout } from '../../shared/logout/index.ts';
import { entryMessages as words } from './entry.messages.ts';

function LogoutButton() {
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
