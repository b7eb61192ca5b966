import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsIn } from '../shared/dialogs/dialog-state.ts';
import { warnDialogMissing } from '../shared/dialogs/warn-dialog-missing.ts';

/** Shows a toast that the dialog could not be loaded, and goes back over its history entry. */
function Missing({ open }: { open: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    warnDialogMissing();
    void navigate(-1);
  }, [open, navigate]);
  return null;
}

export interface LazyDialogsProps<Props extends object> {
  /** Ids of the dialogs in the lazy component. */
  ids: readonly string[];
  /** Loads the component; called again after a failure when a dialog is opened again. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the component. */
  given: Props;
}

/** Dialogs whose code is loaded when the first of them opens. If loading fails, the page stays as it is. */
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
