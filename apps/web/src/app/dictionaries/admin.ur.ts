export * from './entry.ur.ts';
export { adminMessages } from '@sarraf/forms/admin.ur';
export { deskFormMessages } from '@sarraf/forms/desk.ur';
export { statsFilterMessages } from '@sarraf/forms/stats-filter.ur';
export { appSettingsMessages } from '../../features/app-settings/app-settings.messages.ur.ts';
export { deskMessages } from '../../features/desk/desk.messages.ur.ts';
export { platformStatsMessages } from '../../features/platform-stats/platform-stats.messages.ur.ts';
