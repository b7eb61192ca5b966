export { AsOf, type AsOfProps } from './AsOf.tsx';
export { useOnline } from './use-online.ts';
