export { adminCallsOf, useAdminCalls, type AdminCalls } from './admin-calls.ts';
