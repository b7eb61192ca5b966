export { adminCallsOf, readOverview, useAdminCalls, type AdminCalls } from './admin-calls.ts';
