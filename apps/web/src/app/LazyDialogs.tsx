import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsIn } from '../shared/dialogs/dialog-state.ts';
import { sayDialogMissing } from '../shared/dialogs/say-dialog-missing.ts';

/** Says that a dialog did not come, and takes its history entry back. */
function Missing({ open }: { open: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    sayDialogMissing();
    void navigate(-1);
  }, [open, navigate]);
  return null;
}

export interface LazyDialogsProps<Props extends object> {
  /** Names of the dialogs that need the code. */
  ids: readonly string[];
  /** Fetches the code; again when it did not arrive and a dialog is asked for once more. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the dialogs are given. */
  given: Props;
}

/** Dialogs whose code is fetched when the first of them opens, and whose absence leaves the page as it was. */
export function LazyDialogs<Props extends object>({ ids, load, given }: LazyDialogsProps<Props>) {
  const open = dialogsIn(useLocation().state).some((id) => ids.includes(id));
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  const [Dialogs, setDialogs] = useState<ComponentType<Props>>(() => lazy(load));
  return (
    <ErrorBoundary
      resetKeys={[open]}
      onReset={() => setDialogs(() => lazy(load))}
      fallbackRender={() => <Missing open={open} />}
    >
      <Suspense>{needed && <Dialogs {...given} />}</Suspense>
    </ErrorBoundary>
  );
}
