export { LeaveGuard } from './LeaveGuard.tsx';
export { forgetFlaggedWork, useUnsavedWork } from './unsaved-work.ts';
