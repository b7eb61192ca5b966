export { Dialog, type DialogCloseDetail, type DialogCloseReason, type DialogProps } from './Dialog.tsx';
