export { LeaveGuard } from './LeaveGuard.tsx';
export { forgetFlaggedWork, useUnsavedWork } from './unsaved-work.ts';
export { useUnloadWarning } from './use-unload-warning.ts';
