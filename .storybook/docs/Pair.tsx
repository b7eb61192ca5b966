import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Code } from './DocsTable.tsx';

interface PairProps {
  /** An example that follows the rule. */
  right: ReactNode;
  /** The usual mistake. Only for the eye: it takes no focus, and screen readers skip it. */
  wrong: ReactNode;
  /** The rule in code, on one line: an element, a class or a function. */
  rule?: string;
  /** Why, in a sentence or two. */
  children: ReactNode;
}

/** Storybook's table of contents leaves out the headings inside this class. */
const NO_CONTENTS = 'docs-story';

const example = `${NO_CONTENTS} relative min-w-0 flex-1 p-4`;
const side = 'flex min-w-0 flex-col rounded-box border border-t-4 border-line bg-surface';
const words = 'flex items-center gap-1.5 border-b border-line px-4 py-2 text-sm font-bold';

/** A rendered *do* beside its *don’t*, with the reason and the rule to follow in code. */
export function Pair({ right, wrong, rule, children }: PairProps) {
  return (
    <Unstyled>
      <div className="my-6 font-sans text-ink">
        <p className="mb-3 max-w-[70ch] text-sm">{children}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <figure className={`${side} border-t-positive`}>
            <figcaption className={`${words} text-positive`}>
              <Check aria-hidden="true" className="size-4.5" strokeWidth={3} />
              Do
            </figcaption>
            <div className={example}>{right}</div>
          </figure>
          <figure className={`${side} border-t-negative`}>
            <figcaption className={`${words} text-negative`}>
              <X aria-hidden="true" className="size-4.5" strokeWidth={3} />
              Don’t
            </figcaption>
            <div className={`${example} overflow-clip`} inert>
              {wrong}
            </div>
          </figure>
        </div>
        {rule !== undefined && (
          <p className="mt-3 text-sm text-ink-2">
            In code: <Code>{rule}</Code>
          </p>
        )}
      </div>
    </Unstyled>
  );
}
