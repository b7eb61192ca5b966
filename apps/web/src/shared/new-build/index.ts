export { arrivals } from './arrivals.ts';
export { followNewBuild, useReloadWanted } from './follow-new-build.ts';
export { reasonToReload } from './served-build.ts';
export { loadAnew } from './load-anew.ts';
