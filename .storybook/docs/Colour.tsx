import { Unstyled } from '@storybook/addon-docs/blocks';

import { contrast } from '../../packages/ui/tokens/contrast.ts';
import { GRAPHIC_PAIRS, TEXT_PAIRS } from '../../packages/ui/tokens/pairs.ts';
import type { ColourPair } from '../../packages/ui/tokens/pairs.ts';
import { LEAST_CONTRAST } from '../../packages/ui/tokens/theme-from-colour.ts';
import type { ThemeColours } from '../../packages/ui/tokens/theme-from-colour.ts';
import { THEMES } from '../modes.ts';
import type { Theme } from '../modes.ts';
import { COLOUR_NAMES, colourStyle, COLOURS } from './tokens.ts';

type Kind = 'text' | 'graphic';

interface SwatchProps {
  pair: ColourPair;
  colours: ThemeColours;
  theme: Theme;
  kind: Kind;
}

function Swatch({ pair, colours, theme, kind }: SwatchProps) {
  const [front, back] = [colours[pair.front], colours[pair.back]];
  const ratio = contrast(front, back);
  const least = LEAST_CONTRAST[theme][kind];
  return (
    <div
      className="flex min-h-18 items-center justify-between gap-3 rounded-box border px-4 py-3"
      style={{ background: back, color: front, borderColor: colours.line }}
    >
      {kind === 'graphic' ? (
        <span className="h-6 w-12 rounded-mark border-2" style={{ borderColor: front }} />
      ) : (
        <span className="text-lg font-bold">Rs. 27,650</span>
      )}
      <span className="text-end text-xs" style={{ color: kind === 'graphic' ? colours.ink : front }}>
        <b className="block text-base">{ratio.toFixed(2)} : 1</b>
        {ratio >= least ? 'passes' : 'fails'} {least} : 1
      </span>
    </div>
  );
}

interface PairsProps {
  /** Pairs to show; one without a use is shown by its names alone. */
  pairs: readonly ColourPair[];
  /** Whether the pairs are texts or graphics, which need less contrast. */
  kind: Kind;
  /** Colours of each theme. */
  colours?: Readonly<Record<Theme, ThemeColours>>;
}

/** Pairs of colours with their contrast in every theme. */
export function Pairs({ pairs, kind, colours = COLOURS }: PairsProps) {
  return (
    <div className="my-6 grid gap-3 font-sans text-ink">
      {pairs.map((pair) => (
        <div key={`${pair.front} ${pair.back}`} className="grid items-center gap-3 md:grid-cols-4">
          <div>
            <p className="font-semibold">{pair.use}</p>
            <p className="font-mono text-xs text-ink-2">
              {pair.front} on {pair.back}
            </p>
          </div>
          {(pair.themes ?? THEMES).map((theme) => (
            <Swatch key={theme} {...{ pair, theme, kind }} colours={colours[theme]} />
          ))}
        </div>
      ))}
    </div>
  );
}

const withUse = (pairs: readonly ColourPair[]) => pairs.filter(({ use }) => use !== undefined);

/** The pairs for text with a use of their own, with their contrast in every theme. */
export const TextPairs = () => (
  <Unstyled>
    <Pairs pairs={withUse(TEXT_PAIRS)} kind="text" />
  </Unstyled>
);

/** The pairs for lines and icons with a use of their own, with their contrast in every theme. */
export const GraphicPairs = () => (
  <Unstyled>
    <Pairs pairs={withUse(GRAPHIC_PAIRS)} kind="graphic" />
  </Unstyled>
);

/** All colours in every theme. */
export function AllColours() {
  return (
    <Unstyled>
      <div className="my-6 grid grid-cols-2 gap-4 font-sans text-ink sm:grid-cols-3 lg:grid-cols-4">
        {COLOUR_NAMES.map((name) => (
          <div key={name}>
            <div className="flex h-16 overflow-hidden rounded-box border border-line">
              {THEMES.map((theme) => (
                <span key={theme} className="flex-1" style={{ background: colourStyle(COLOURS[theme], theme, name) }} />
              ))}
            </div>
            <p className="mt-2 text-sm font-semibold">{name}</p>
            {THEMES.map((theme) => (
              <p key={theme} className="font-mono text-xs text-ink-2">
                {COLOURS[theme][name]}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Unstyled>
  );
}
