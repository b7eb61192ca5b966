export { Toaster } from '@sarraf/ui';
