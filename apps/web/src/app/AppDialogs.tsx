import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { DIALOG, dialogsIn } from '../shared/dialog-route/index.ts';
import { toast } from '../shared/toasts/index.ts';
import { appMessages as words } from './app.messages.ts';

const loadHelpAndLegal = async () => ({
  default: (await import('../features/help-and-legal/HelpAndLegalDialogs.tsx')).HelpAndLegalDialogs,
});
const loadLogout = async () => ({ default: (await import('../features/shell/LogoutDialog.tsx')).LogoutDialog });

const HELP_AND_LEGAL: readonly string[] = [DIALOG.help, DIALOG.privacy, DIALOG.terms];
const LOGOUT: readonly string[] = [DIALOG.logout];

/** Says that a dialog did not come, and takes its history entry back. */
function Missing({ open }: { open: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    toast(words.dialogMissing, { tone: 'negative' });
    void navigate(-1);
  }, [open, navigate]);
  return null;
}

interface LazyDialogsProps {
  /** Names of the dialogs that need the code. */
  ids: readonly string[];
  /** Fetches the code; again when it did not arrive and a dialog is asked for once more. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Dialogs whose code is fetched when the first of them opens, and whose absence leaves the page as it was. */
function LazyDialogs({ ids, load }: LazyDialogsProps) {
  const open = dialogsIn(useLocation().state).some((id) => ids.includes(id));
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  const [Dialogs, setDialogs] = useState(() => lazy(load));
  return (
    <ErrorBoundary
      resetKeys={[open]}
      onReset={() => setDialogs(() => lazy(load))}
      fallbackRender={() => <Missing open={open} />}
    >
      <Suspense>{needed && <Dialogs />}</Suspense>
    </ErrorBoundary>
  );
}

/** The dialogs any page may open by name. */
export function AppDialogs() {
  return (
    <>
      <LazyDialogs ids={HELP_AND_LEGAL} load={loadHelpAndLegal} />
      <LazyDialogs ids={LOGOUT} load={loadLogout} />
    </>
  );
}
