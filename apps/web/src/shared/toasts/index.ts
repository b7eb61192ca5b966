export { toast } from '@sarraf/ui';
export { LazyToaster } from './LazyToaster.tsx';
