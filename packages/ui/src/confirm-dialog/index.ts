export { ConfirmDialog, type CancelReason, type ConfirmDialogProps } from './ConfirmDialog.tsx';
