export { toast } from '@sarraf/ui';
export { Toasts } from './Toasts.tsx';
