export { ConfirmDialog, type CancelReason, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ConfirmProvider, type ConfirmProviderProps } from './ConfirmProvider.tsx';
export { useAsk, useConfirm, type Ask, type ConfirmAnswer, type ConfirmQuestion } from './use-confirm.ts';
