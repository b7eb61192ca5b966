export { dismissToast, toast, type ToastOptions } from './toast-store.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
