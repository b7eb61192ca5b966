import { Unstyled } from '@storybook/addon-docs/blocks';

import themeCss from '../../packages/ui/src/theme.css?raw';
import { THEMES } from '../modes.ts';
import type { Theme } from '../modes.ts';
import { coloursOf, contrast } from './tokens.ts';
import type { Tokens } from './tokens.ts';

const colours = { light: coloursOf(themeCss, 'light'), dark: coloursOf(themeCss, 'dark') } satisfies Record<
  Theme,
  Tokens
>;
const colourValue = (theme: Theme, name: string) => colours[theme].get(name) ?? '';

/** A text or graphic colour with its background. */
interface Pair {
  /** Colour in front. */
  front: string;
  /** Background colour. */
  back: string;
  /** Purpose of the pair. */
  use: string;
}

const TEXT: readonly Pair[] = [
  { front: 'ink', back: 'paper', use: 'Text on the page' },
  { front: 'ink', back: 'surface', use: 'Text on a card' },
  { front: 'ink-2', back: 'surface', use: 'Labels, second lines' },
  { front: 'ink-3', back: 'surface', use: 'Placeholders, captions' },
  { front: 'ink-3', back: 'sunken', use: 'Disabled control' },
  { front: 'on-brand', back: 'brand', use: 'Primary button' },
  { front: 'on-brand', back: 'brand-strong', use: 'Primary button, hovered' },
  { front: 'brand', back: 'surface', use: 'Rupees received; links within the product' },
  { front: 'brand', back: 'brand-soft', use: 'Positive; chosen option' },
  { front: 'notice', back: 'notice-soft', use: 'Time, waiting, warning' },
  { front: 'negative', back: 'negative-soft', use: 'Error, refusal' },
  { front: 'on-negative', back: 'negative', use: 'Destructive action' },
  { front: 'info', back: 'info-soft', use: 'In progress; external links' },
  { front: 'neutral', back: 'neutral-soft', use: 'Anything else' },
];

const GRAPHICS: readonly Pair[] = [
  { front: 'control', back: 'surface', use: 'Border of a control' },
  { front: 'control', back: 'paper', use: 'Border of a control on the page' },
  { front: 'info', back: 'paper', use: 'Focus ring' },
  { front: 'brand', back: 'surface', use: 'First line of a chart' },
  { front: 'chart-2', back: 'surface', use: 'Second line of a chart, dashed' },
];

function Swatch({ pair, theme, least }: { pair: Pair; theme: Theme; least: number }) {
  const [front, back] = [colourValue(theme, pair.front), colourValue(theme, pair.back)];
  const ratio = contrast(front, back);
  return (
    <div
      className="flex min-h-18 items-center justify-between gap-3 rounded-box border px-4 py-3"
      style={{ background: back, color: front, borderColor: colourValue(theme, 'line') }}
    >
      {least === 3 ? (
        <span className="h-6 w-12 rounded-mark border-2" style={{ borderColor: front }} />
      ) : (
        <span className="text-lg font-bold">Rs. 27,650</span>
      )}
      <span className="text-end text-xs" style={{ color: least === 3 ? colourValue(theme, 'ink') : front }}>
        <b className="block text-base">{ratio.toFixed(2)} : 1</b>
        {ratio >= least ? 'passes' : 'fails'} {least} : 1
      </span>
    </div>
  );
}

function Pairs({ pairs, least }: { pairs: readonly Pair[]; least: number }) {
  return (
    <Unstyled>
      <div className="my-6 grid gap-3 font-sans text-ink">
        {pairs.map((pair) => (
          <div key={`${pair.front} ${pair.back}`} className="grid items-center gap-3 md:grid-cols-3">
            <div>
              <p className="font-semibold">{pair.use}</p>
              <p className="font-mono text-xs text-ink-2">
                {pair.front} on {pair.back}
              </p>
            </div>
            {THEMES.map((theme) => (
              <Swatch key={theme} {...{ pair, theme, least }} />
            ))}
          </div>
        ))}
      </div>
    </Unstyled>
  );
}

/** All pairs for text, with their contrast in both themes. */
export const TextPairs = () => <Pairs pairs={TEXT} least={4.5} />;

/** All pairs for lines and icons, with their contrast in both themes. */
export const GraphicPairs = () => <Pairs pairs={GRAPHICS} least={3} />;

/** All colours of the style sheet in both themes. */
export function AllColours() {
  return (
    <Unstyled>
      <div className="my-6 grid grid-cols-2 gap-4 font-sans text-ink sm:grid-cols-3 lg:grid-cols-4">
        {[...colours.light.keys()].map((name) => (
          <div key={name}>
            <div className="flex h-16 overflow-hidden rounded-box border border-line">
              {THEMES.map((theme) => (
                <span key={theme} className="flex-1" style={{ background: colourValue(theme, name) }} />
              ))}
            </div>
            <p className="mt-2 text-sm font-semibold">{name}</p>
            {THEMES.map((theme) => (
              <p key={theme} className="font-mono text-xs text-ink-2">
                {colourValue(theme, name)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Unstyled>
  );
}
