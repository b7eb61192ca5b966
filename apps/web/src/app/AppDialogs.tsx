import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DIALOG, dialogsIn } from '../shared/dialog-route/index.ts';

const HelpAndLegalDialogs = lazy(() =>
  import('../features/help-and-legal/HelpAndLegalDialogs.tsx').then((module) => ({
    default: module.HelpAndLegalDialogs,
  })),
);
const LogoutDialog = lazy(() =>
  import('../features/shell/LogoutDialog.tsx').then((module) => ({ default: module.LogoutDialog })),
);

const HELP_AND_LEGAL: readonly string[] = [DIALOG.help, DIALOG.privacy, DIALOG.terms];

/** Whether something has been needed at least once. */
function useOnceNeeded(needed: boolean): boolean {
  const [once, setOnce] = useState(needed);
  if (needed && !once) setOnce(true);
  return once;
}

/** The dialogs any page may open by name; their code is loaded when the first of them opens. */
export function AppDialogs() {
  const open = dialogsIn(useLocation().state);
  const helpAndLegal = useOnceNeeded(open.some((id) => HELP_AND_LEGAL.includes(id)));
  const logout = useOnceNeeded(open.includes(DIALOG.logout));
  return (
    <Suspense>
      {helpAndLegal && <HelpAndLegalDialogs />}
      {logout && <LogoutDialog />}
    </Suspense>
  );
}
