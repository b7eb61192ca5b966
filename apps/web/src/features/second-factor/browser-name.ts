const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (rows: readonly [RegExp, string][], text: string) => rows.find(([pattern]) => pattern.test(text))?.[1];

/** Name of a browser and its system for the list of passkeys: `Chrome on Windows`; undefined for an unknown one. */
export function browserName(userAgent: string): string | undefined {
  const [browser, system] = [firstIn(BROWSERS, userAgent), firstIn(SYSTEMS, userAgent)];
  return browser && system ? `${browser} on ${system}` : browser;
}
