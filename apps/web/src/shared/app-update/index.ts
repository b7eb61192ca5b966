export { followMissingParts, reloadIfServed } from './reload.ts';
export { useOfferedReload } from './reload-wanted.ts';
