import { Canvas, Unstyled } from '@storybook/addon-docs/blocks';
import { StatusBadge } from '@sarraf/ui';
import { components } from 'virtual:components';
import type { ComponentEntry } from 'virtual:components';

import { Anatomy } from './Anatomy.tsx';
import { Cell, DocsTable, UrduCell } from './DocsTable.tsx';
import { Pairs } from './Pairs.tsx';
import type { PairModule } from './Pairs.tsx';
import { Prose } from './Prose.tsx';
import { frameHeight, StoryFrame } from './StoryFrame.tsx';
import type { StoryModule } from './StoryFrame.tsx';

const STATUS = { stable: ['positive', 'Stable'], draft: ['notice', 'Draft'] } as const;

/** Status of a component as a badge. */
export function ComponentStatus({ status }: Pick<ComponentEntry, 'status'>) {
  const [tone, words] = STATUS[status];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function Standing({ status, since, kB }: ComponentEntry) {
  return (
    <Unstyled>
      <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2 font-sans text-sm text-ink-2">
        <ComponentStatus status={status} />
        <span>since {since}</span>
        <span>{kB.toFixed(1)} kB gzipped</span>
      </div>
    </Unstyled>
  );
}

function Keyboard({ keyboard: { keys, note } }: ComponentEntry) {
  return (
    <>
      {keys.length > 0 && (
        <DocsTable caption="Keyboard" head={['Key', 'What it does']}>
          {keys.map(({ key, does }) => (
            <tr key={key}>
              <Cell>
                <kbd className="font-sans font-semibold">{key}</kbd>
              </Cell>
              <Cell>
                <Prose>{does}</Prose>
              </Cell>
            </tr>
          ))}
        </DocsTable>
      )}
      {note && (
        <p>
          <Prose>{note}</Prose>
        </p>
      )}
    </>
  );
}

function Words({ words: { rule, urdu, examples } }: ComponentEntry) {
  return (
    <>
      <p>
        <Prose>{rule}</Prose>
      </p>
      {urdu && (
        <p>
          <b>In Urdu: </b>
          <Prose>{urdu}</Prose>
        </p>
      )}
      <DocsTable caption="Texts in both languages" head={['English', 'Urdu']}>
        {examples.map(({ en, ur }) => (
          <tr key={en}>
            <Cell>{en}</Cell>
            <UrduCell>{ur}</UrduCell>
          </tr>
        ))}
      </DocsTable>
    </>
  );
}

interface ComponentPageProps {
  /** Name in the `component.json`. */
  name: string;
  /** Module of the story file. */
  stories: StoryModule;
  /** Module with examples of the pairs, where there are any beside the stories. */
  pairs?: PairModule;
}

/**
 * Page of a component, from its `component.json`: all but name, summary and synonyms, which are text of the page because searches read only that,
 * and the table of the props.
 */
export function ComponentPage({ name, stories, pairs }: ComponentPageProps) {
  const facts = components.find((component) => component.name === name);
  if (!facts) throw new Error(`No component.json has the name ${name}`);
  const height = frameHeight(stories);
  return (
    <>
      <Standing {...facts} />
      {height === undefined ? (
        <Canvas of={stories['Playground']} />
      ) : (
        <StoryFrame story={stories['Playground']} height={height} />
      )}
      <h2 id="when-to-use">When to use</h2>
      <ul>
        {facts.use.map((sentence) => (
          <li key={sentence}>
            <Prose>{sentence}</Prose>
          </li>
        ))}
      </ul>
      <h2 id="do-and-dont">Do and don’t</h2>
      <Pairs facts={facts} stories={stories} pairs={pairs} />
      <h2 id="anatomy">Anatomy</h2>
      <Anatomy stories={stories} anatomy={facts.anatomy} />
      <h2 id="keyboard">Keyboard</h2>
      <Keyboard {...facts} />
      <h2 id="words">Words</h2>
      <Words {...facts} />
    </>
  );
}
