export { followMissingParts, reloadIfServed } from './reload.ts';
export { useHoldsPage, useOfferedReload } from './reload-wanted.ts';
