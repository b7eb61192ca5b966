export { Toaster, type ToasterProps } from './Toaster.tsx';
export { dismissToast, toast, type ToastOptions } from './toast-store.ts';
