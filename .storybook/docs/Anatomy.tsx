import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';

import type { ComponentFacts } from 'virtual:components';
import { Code } from './DocsTable.tsx';
import { Prose } from './Prose.tsx';
import { frameHeight, StoryFrame } from './StoryFrame.tsx';
import type { StoryModule } from './StoryFrame.tsx';
import { useNumbers } from './use-numbers.ts';

/** Width of the margin with the numbers, in pixels. */
const MARGIN = 40;

const circle = 'grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold';

interface AnatomyProps {
  stories: StoryModule;
  anatomy: ComponentFacts['anatomy'];
}

/** Drawing of a component with a number at each part, and the list of the parts. */
export function Anatomy({ stories, anatomy: { story = 'Playground', parts } }: AnatomyProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [loads, setLoads] = useState(0);
  const selectors = parts.map(({ selector }) => selector);
  const numbers = useNumbers(drawing, content, selectors, { margin: MARGIN, loads });
  const height = frameHeight(stories);

  return (
    <Unstyled>
      <figure className="my-6 font-sans text-ink">
        <div
          ref={drawing}
          className="relative overflow-hidden rounded-card border border-line bg-paper"
          style={{ padding: MARGIN }}
        >
          {/* Inert: the same story above is the one to try. */}
          <div ref={content} inert>
            {height === undefined ? (
              <Story of={stories[story]} __forceInitialArgs />
            ) : (
              <StoryFrame story={stories[story]} height={height} onLoad={() => setLoads((count) => count + 1)} />
            )}
          </div>
          <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full text-ink">
            {numbers.map(({ number, box, x, y, to }) => (
              <g key={number} stroke="currentColor" fill="none">
                {/* Light below dark, so that the outline is visible on any colour. */}
                <rect {...box} rx="4" className="text-paper" stroke="currentColor" strokeWidth="2" />
                <rect {...box} rx="4" strokeDasharray="3 3" />
                <path d={`M${x} ${y}L${to.x} ${to.y}`} />
                <circle cx={to.x} cy={to.y} r="2.5" fill="currentColor" />
              </g>
            ))}
          </svg>
          {numbers.map(({ number, x, y }) => (
            <span
              key={number}
              aria-hidden="true"
              className={`pointer-events-none absolute -translate-1/2 bg-ink text-paper ${circle}`}
              style={{ left: x, top: y }}
            >
              {number}
            </span>
          ))}
        </div>
        <figcaption className="sr-only">The component with a number at each part of the list below</figcaption>
      </figure>
      <ol className="my-6 grid gap-x-8 gap-y-4 font-sans text-sm text-ink md:grid-cols-2">
        {parts.map(({ selector, name, is }, at) => {
          const isDrawn = numbers.some(({ number }) => number === at + 1);
          return (
            <li key={selector} className="flex gap-3">
              <span className={`${circle} ${isDrawn ? 'bg-ink text-paper' : 'border border-dashed border-ink-2'}`}>
                {at + 1}
              </span>
              <div className="min-w-0 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-2">
                  <b>{name}</b>
                  <Code>{selector}</Code>
                </p>
                <p className="mt-0.5 text-ink-2">
                  <Prose>{is}</Prose>
                  {!isDrawn && <span> (not visible in this state)</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Unstyled>
  );
}
