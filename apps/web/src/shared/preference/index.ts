export { definePreference, followPreferences } from './define-preference.ts';
