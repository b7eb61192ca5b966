export { ConfirmRoute } from './ConfirmRoute.tsx';
export { DIALOG } from './dialog-ids.ts';
export { DialogHistoryProvider } from './dialog-history.ts';
export { dialogsAhead, dialogsIn } from './dialog-state.ts';
export { useDialogRoute } from './use-dialog-route.ts';
export { useSubjectDialog } from './use-subject-dialog.ts';
export { sayDialogMissing } from './say-dialog-missing.ts';
