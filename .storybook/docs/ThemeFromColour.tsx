import { Unstyled } from '@storybook/addon-docs/blocks';
import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';

import { GRAPHIC_PAIRS, TEXT_PAIRS } from '../../packages/ui/tokens/pairs.ts';
import { themeFile, themeStyleSheet } from '../../packages/ui/tokens/theme-file.ts';
import { themesOf, weakPairs } from '../../packages/ui/tokens/theme-from-colour.ts';
import type { ThemeColours } from '../../packages/ui/tokens/theme-from-colour.ts';
import { THEMES } from '../modes.ts';
import type { Theme } from '../modes.ts';
import { Pairs } from './Colour.tsx';
import { COLOURS } from './tokens.ts';

const OWN_BRAND = COLOURS.light.brand;
const NAMES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' };
const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** Custom properties of a theme, so that classes of the design system below take its colours. */
const properties = (colours: ThemeColours) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--color-${name}`, value]));

interface FileLinkProps extends ComponentProps<'a'> {
  /** Name of the file. */
  name: string;
  /** Media type of the file. */
  type: string;
  /** Contents of the file. */
  text: string;
}

/** A link that downloads a file of this page. */
const FileLink = ({ name, type, text, ...rest }: FileLinkProps) => (
  <a
    {...rest}
    href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
    download={name}
    className="min-h-11 content-center justify-self-start font-semibold underline"
  >
    Download {name}
  </a>
);

/** A slip in the colours of a theme, with the link to its token file. */
function Preview({ theme, colours }: { theme: Theme; colours: ThemeColours }) {
  const weak = weakPairs(colours, theme).length;
  return (
    <div
      className="grid gap-3 rounded-card border p-5"
      style={{ background: colours.paper, borderColor: colours.line }}
    >
      <p className="font-semibold" style={{ color: colours.ink }}>
        {NAMES[theme]}
      </p>
      <div style={properties(colours)} className="grid gap-3 rounded-box bg-surface p-4 text-ink">
        <p className="text-sm text-ink-2">You receive</p>
        <p className="text-2xl font-bold text-brand">Rs. 1,39,227.20</p>
        <p className="flex flex-wrap gap-2 text-xs font-medium">
          <span className="rounded-full bg-brand-soft px-2.5 py-1 text-brand">Completed</span>
          <span className="rounded-full bg-notice-soft px-2.5 py-1 text-notice">Pending</span>
          <span className="rounded-full bg-negative-soft px-2.5 py-1 text-negative">Failed</span>
          <span className="rounded-full bg-info-soft px-2.5 py-1 text-info">In process</span>
        </p>
        <p className="rounded-control bg-brand px-4 py-3 text-center font-semibold text-on-brand">Sell Now</p>
      </div>
      <p className="text-sm" style={{ color: colours['ink-2'] }}>
        {weak === 0 ? 'Every pair has its contrast.' : `${weak} pairs are too weak.`}
      </p>
      <FileLink
        name={`${theme}.tokens.json`}
        type="application/json"
        text={themeFile(colours, theme)}
        style={{ color: colours.brand }}
      />
    </div>
  );
}

/** A field for a brand colour, the themes that fit it, every pair with its contrast, and the files to take away. */
export function ThemeFromColour() {
  const [text, setText] = useState(OWN_BRAND);
  const [brand, setBrand] = useState(OWN_BRAND);
  const colours = useMemo(() => themesOf(brand), [brand]);
  const change = (next: string) => {
    setText(next);
    if (isColour(next)) setBrand(next.toLowerCase());
  };
  return (
    <Unstyled>
      <div className="my-6 grid gap-6 font-sans text-ink">
        <div className="flex flex-wrap items-end gap-4">
          <label className="grid gap-1 text-sm font-semibold">
            Brand colour
            <input
              type="color"
              value={brand}
              onChange={({ target }) => change(target.value)}
              className="h-13 w-24 rounded-control border border-control bg-surface p-1"
            />
          </label>
          <label className="grid gap-1 text-sm font-semibold">
            As #rrggbb
            <input
              value={text}
              onChange={({ target }) => change(target.value.trim())}
              aria-invalid={!isColour(text)}
              spellCheck={false}
              className="h-13 w-40 rounded-control border border-control bg-surface px-4 font-mono"
            />
          </label>
          <p role="status" className="pb-3 text-sm text-negative">
            {isColour(text) ? '' : 'Write a # and six digits, as in #0b6b4f.'}
          </p>
        </div>
        <div className="grid gap-4 lg:grid-cols-3">
          {THEMES.map((theme) => (
            <Preview key={theme} theme={theme} colours={colours[theme]} />
          ))}
        </div>
        <FileLink name="theme.css" type="text/css" text={themeStyleSheet(colours)} />
        <Pairs pairs={TEXT_PAIRS} kind="text" colours={colours} />
        <Pairs pairs={GRAPHIC_PAIRS} kind="graphic" colours={colours} />
      </div>
    </Unstyled>
  );
}
