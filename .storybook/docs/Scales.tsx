import { Unstyled } from '@storybook/addon-docs/blocks';
import { steps } from 'virtual:spacing-in-use';
import { useState } from 'react';

import { Cell, Code, DocsTable } from './DocsTable.tsx';
import { DURATIONS, EASING, lengthsOf, lineHeightOf, OVERLAY_SHADOW } from './tokens.ts';

/** The type scale, each size with a sample. */
export function TypeScale() {
  return (
    <DocsTable caption="Type scale" head={['Token', 'Size / line', 'Looks like']}>
      {lengthsOf('text').map(([name, size]) => {
        const line = lineHeightOf(name) ?? 'normal';
        return (
          <tr key={name}>
            <Cell>
              <Code>text-{name}</Code>
            </Cell>
            <Cell>
              {size} px / {line}
            </Cell>
            <Cell>
              <span
                className={`block max-w-md truncate ${name.startsWith('amount') ? 'font-bold tracking-tight' : ''}`}
                style={{ fontSize: `${size / 16}rem`, lineHeight: line }}
              >
                {name.startsWith('amount') ? '1,39,227.20' : 'You receive rupees'}
              </span>
            </Cell>
          </tr>
        );
      })}
    </DocsTable>
  );
}

/** A column of tabular figures beside one of proportional figures. */
export function TabularFigures() {
  const figures = ['1,11,111.11', '9,08,400.68', '27,650.00'];
  return (
    <Unstyled>
      <div className="my-6 grid max-w-md grid-cols-2 gap-6 font-sans text-xl text-ink">
        {(['tabular-nums', 'proportional-nums'] as const).map((variant) => (
          <div key={variant} className="rounded-card border border-line bg-surface p-5 text-end">
            <p className="mb-2 text-start text-xs text-ink-2">{variant}</p>
            {figures.map((figure) => (
              <p key={figure} style={{ fontVariantNumeric: `${variant} lining-nums` }}>
                {figure}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Unstyled>
  );
}

const [[, unit] = ['unit', 4], ...namedSpaces] = lengthsOf('spacing');

/** Steps of the spacing grid that are in use. */
export function Spacing() {
  return (
    <DocsTable caption="Spacing" head={['Step', 'Pixels', 'Uses', '']}>
      {steps.map(([step, uses]) => (
        <tr key={step}>
          <Cell>
            <Code>{step}</Code>
          </Cell>
          <Cell>{step * unit}</Cell>
          <Cell>{uses}</Cell>
          <Cell>
            <span className="block h-4 rounded-text bg-brand" style={{ width: step * unit }} />
          </Cell>
        </tr>
      ))}
      {namedSpaces.map(([name, value]) => (
        <tr key={name}>
          <Cell>
            <Code>{name}</Code>
          </Cell>
          <Cell>{value}</Cell>
          <Cell>every control</Cell>
          <Cell>
            <span className="block h-4 rounded-text bg-notice" style={{ width: value }} />
          </Cell>
        </tr>
      ))}
    </DocsTable>
  );
}

/** The corner radii with samples. */
export function Radii() {
  return (
    <Unstyled>
      <div className="my-6 flex flex-wrap gap-5 font-sans text-ink">
        {lengthsOf('radius').map(([name, value]) => (
          <div key={name}>
            <div className="size-24 border border-control bg-brand-soft" style={{ borderRadius: value }} />
            <p className="mt-2 text-sm font-semibold">rounded-{name}</p>
            <p className="text-xs text-ink-2">{value} px</p>
          </div>
        ))}
      </div>
    </Unstyled>
  );
}

/** Levels of elevation: hairlines, and one shadow for floating elements. */
export function Elevation() {
  const box = 'grid h-28 place-items-center rounded-card border border-line p-4 text-center text-sm';
  return (
    <Unstyled>
      <div className="my-6 grid gap-6 rounded-card bg-paper p-8 font-sans text-ink md:grid-cols-3">
        <div className={`${box} bg-sunken`}>sunken: disabled or behind</div>
        <div className={`${box} bg-surface`}>surface: a card, with a hairline</div>
        <div className={`${box} bg-surface`} style={{ boxShadow: OVERLAY_SHADOW }}>
          shadow-overlay: dialogs and toasts only
        </div>
      </div>
      <p className="font-mono text-xs text-ink-2">--shadow-overlay: {OVERLAY_SHADOW}</p>
    </Unstyled>
  );
}

/** Lengths of a group with their values. */
export function LengthTable({ group, shownAs = group }: { group: 'breakpoint' | 'container'; shownAs?: string }) {
  return (
    <DocsTable caption={shownAs} head={['Token', 'Value']}>
      {lengthsOf(group).map(([name, value]) => (
        <tr key={name}>
          <Cell>
            <Code>
              {shownAs}-{name}
            </Code>
          </Cell>
          <Cell>
            <span className="font-mono text-xs">{value}px</span>
          </Cell>
        </tr>
      ))}
    </DocsTable>
  );
}

/** The easing with its value in the style sheet. */
export function Easing() {
  return (
    <DocsTable caption="ease" head={['Token', 'Value']}>
      <tr>
        <Cell>
          <Code>ease-out</Code>
        </Cell>
        <Cell>
          <span className="font-mono text-xs">{EASING}</span>
        </Cell>
      </tr>
    </DocsTable>
  );
}

const DURATION_USE: Readonly<Record<string, string>> = {
  state: 'hover, press, focus, selection: the default of every transition',
  page: 'changes of the page',
};

/** The durations, with a button that shows them. */
export function MotionDemo() {
  const [far, setFar] = useState(false);
  return (
    <Unstyled>
      <div className="my-6 grid gap-4 rounded-card border border-line bg-surface p-6 font-sans text-ink">
        {DURATIONS.map(([name, time]) => (
          <div key={name}>
            <p className="mb-2 text-sm">
              <Code>duration-{name}</Code> <b>{time} ms</b> {DURATION_USE[name]}
            </p>
            <div className="rounded-full bg-sunken p-1">
              <span
                className="block size-8 rounded-full bg-brand"
                style={{
                  transition: `margin ${time}ms ${EASING}`,
                  marginInlineStart: far ? 'calc(100% - 2rem)' : 0,
                }}
              />
            </div>
          </div>
        ))}
        <button
          type="button"
          className="min-h-11 justify-self-start rounded-control border border-control px-4 font-semibold"
          onClick={() => setFar(!far)}
        >
          Move
        </button>
      </div>
    </Unstyled>
  );
}
