export * from './entry.en.ts';
export { adminMessages } from '@sarraf/forms/admin.en';
export { deskFormMessages } from '@sarraf/forms/desk.en';
export { statsFilterMessages } from '@sarraf/forms/stats-filter.en';
export { appSettingsMessages } from '../../features/app-settings/app-settings.messages.en.ts';
export { deskMessages } from '../../features/desk/desk.messages.en.ts';
export { platformStatsMessages } from '../../features/platform-stats/platform-stats.messages.en.ts';
