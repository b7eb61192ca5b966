/** Sources of everything a person sees, by path: what a page says is in use is counted in them. */
export const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/{ui,forms}/src/**/*.{ts,tsx}', '../../apps/web/src/**/*.{ts,tsx}', '!**/*.{stories,test}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
