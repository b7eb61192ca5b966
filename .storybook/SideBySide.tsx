import { THEMES } from './modes.ts';

/** The iframes are our own pages, and their mocked requests need our origin. */
export const SANDBOX = 'allow-scripts allow-same-origin allow-popups';

/** URL of a story with the given globals; relative, so that it also works when Storybook is served under a path. */
const storyUrl = (id: string, globals: Record<string, string>) =>
  `?viewMode=story&id=${id}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

/** One story in every theme, in an iframe each, so that dialogs and toasts stay on their side. */
export function SideBySide({ id, globals }: { id: string; globals: Record<string, string> }) {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {THEMES.map((theme) => (
        <iframe
          key={theme}
          title={`${theme} theme`}
          sandbox={SANDBOX}
          src={storyUrl(id, { ...globals, theme })}
          style={{ flex: '1 1 320px', height: '100%', minHeight: '50%', border: 0 }}
        />
      ))}
    </div>
  );
}
