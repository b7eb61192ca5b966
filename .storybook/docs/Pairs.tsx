import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import type { ComponentType } from 'react';

import type { ComponentFacts, PairExample } from 'virtual:components';
import { Prose } from './Prose.tsx';
import { frameHeight, StoryFrame } from './StoryFrame.tsx';
import type { StoryModule } from './StoryFrame.tsx';
import { useDocsLanguage } from './toolbar.ts';

/** Module of a file with examples, `X.pairs.tsx`. */
export type PairModule = Readonly<Record<string, ComponentType>>;

const SIDES = {
  do: { words: 'Do', Icon: Check, look: 'text-positive', line: 'border-t-positive', column: '' },
  dont: { words: 'Don’t', Icon: X, look: 'text-negative', line: 'border-t-negative', column: 'md:col-start-2' },
} as const;

type Side = keyof typeof SIDES;

function SideTitle({ side }: { side: Side }) {
  const { words, Icon, look } = SIDES[side];
  return (
    <p className={`flex items-center gap-1.5 font-bold ${look}`}>
      <Icon aria-hidden="true" className="size-5" />
      {words}
    </p>
  );
}

interface ExamplesProps {
  stories: StoryModule;
  pairs: PairModule | undefined;
}

function Example({ example, stories, pairs }: ExamplesProps & { example: string }) {
  const Inline = pairs?.[example];
  const height = frameHeight(stories);
  const { language, direction } = useDocsLanguage();
  if (Inline)
    return (
      <div dir={language === 'ur' ? 'rtl' : direction}>
        <Inline />
      </div>
    );
  if (height !== undefined) return <StoryFrame story={stories[example]} height={height} />;
  return <Story of={stories[example]} __forceInitialArgs />;
}

function PairSide({ side, example, says, ...modules }: PairExample & ExamplesProps & { side: Side }) {
  return (
    <figure
      className={`flex min-w-0 flex-col rounded-card border border-t-4 border-line bg-surface md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-0 ${SIDES[side].line}`}
    >
      <div className="flex min-h-40 flex-1 flex-col justify-center rounded-t-control bg-paper p-5">
        <Example example={example} {...modules} />
      </div>
      <figcaption className="border-t border-line px-5 py-4 text-sm">
        <SideTitle side={side} />
        <p className="mt-1">
          <Prose>{says}</Prose>
        </p>
      </figcaption>
    </figure>
  );
}

function Sentences({ side, sentences }: { side: Side; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className={`min-w-0 text-sm ${SIDES[side].column}`}>
      <SideTitle side={side} />
      <ul className="mt-2 flex flex-col gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-s-2 border-line ps-3">
            <Prose>{sentence}</Prose>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PairsProps extends ExamplesProps {
  facts: ComponentFacts;
}

/** What to do and what not: rendered examples side by side, then what can only be said. */
export function Pairs({ facts, ...modules }: PairsProps) {
  return (
    <Unstyled>
      <div className="my-6 flex flex-col gap-8 font-sans text-ink">
        {facts.pairs.map((pair) => (
          <div key={pair.do.example + pair.dont.example} className="grid gap-5 md:grid-cols-2 md:grid-rows-[1fr_auto]">
            <PairSide side="do" {...pair.do} {...modules} />
            <PairSide side="dont" {...pair.dont} {...modules} />
          </div>
        ))}
        <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
          <Sentences side="do" sentences={facts.do} />
          <Sentences side="dont" sentences={facts.dont} />
        </div>
      </div>
    </Unstyled>
  );
}
