export { useUsable } from './use-usable.ts';
