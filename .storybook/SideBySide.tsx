import { THEMES } from './modes.ts';

/** They are our own pages, and the worker that answers their calls needs their origin. */
const OWN_PAGES = 'allow-scripts allow-same-origin allow-popups';

/** Where a story stands alone, under a theme and a direction; relative, so that a Storybook under a path finds it too. */
const addressOf = (id: string, globals: Record<string, string>) =>
  `?viewMode=story&id=${id}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

/** One story in both themes. Windows of their own, so that dialogs and toasts stay on their side. */
export function SideBySide({ id, globals }: { id: string; globals: Record<string, string> }) {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {THEMES.map((theme) => (
        <iframe
          key={theme}
          title={`${theme} theme`}
          sandbox={OWN_PAGES}
          src={addressOf(id, { ...globals, theme })}
          style={{ flex: '1 1 320px', height: '100%', minHeight: '50%', border: 0 }}
        />
      ))}
    </div>
  );
}
