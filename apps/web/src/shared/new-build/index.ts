export { followNewBuild, useNewBuildWaiting } from './follow-new-build.ts';
