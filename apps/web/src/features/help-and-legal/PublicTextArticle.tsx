import type { PublicTextBlock, PublicTextSection } from './public-text.ts';

const list = 'flex flex-col gap-2 ps-6 marker:text-brand';

function Block({ block }: { block: PublicTextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('questions' in block) {
    return block.questions.map(({ id, question, answer }) => (
      <div key={id} className="flex flex-col gap-1 not-first:mt-2">
        <h3 id={id} tabIndex={-1} className="scroll-mt-6 font-bold text-ink">
          {question}
        </h3>
        <p>{answer}</p>
      </div>
    ));
  }
  const isOrdered = 'steps' in block;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`${isOrdered ? 'list-decimal marker:font-semibold' : 'list-disc'} ${list}`}>
      {(isOrdered ? block.steps : block.points).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const keyOf = (block: PublicTextBlock): string => {
  if (typeof block === 'string') return block;
  if ('questions' in block) return block.questions.map(({ id }) => id).join('');
  return ('points' in block ? block.points : block.steps).join('');
};

/** Sections of a public text, each with an anchor. */
export function PublicTextArticle({ sections }: { sections: readonly PublicTextSection[] }) {
  return (
    <div className="flex flex-col gap-9">
      {sections.map(({ id, heading, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
          <h2 id={`${id}-heading`} className="font-heading text-xl font-bold tracking-tight text-balance">
            {heading}
          </h2>
          <div className="mt-3 flex flex-col gap-3 leading-relaxed text-ink-2">
            {body.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
