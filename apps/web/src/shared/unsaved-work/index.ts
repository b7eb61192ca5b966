export { LeaveGuard } from './LeaveGuard.tsx';
export { forgetFlaggedWork, useHasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';
export { useUnloadWarning } from './use-unload-warning.ts';
