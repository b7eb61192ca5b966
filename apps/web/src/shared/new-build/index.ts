export { followNewBuild, useReloadWanted } from './follow-new-build.ts';
export { reasonToReload } from './served-build.ts';
