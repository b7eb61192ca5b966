import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface SheetProps {
  /** Says to assistive technology what the table holds. */
  caption: string;
  /** Names of the columns. */
  head: readonly string[];
  /** Folds the table under this title; without it the table stands open. */
  title?: string;
  children: ReactNode;
}

/** A table of a documentation page, in the type and colours of the house. */
export function Sheet({ caption, head, title, children }: SheetProps) {
  const table = (
    <table className="w-full border-collapse text-sm wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-start text-xs text-ink-2">
          {head.map((words, column) => (
            <th key={words || column} scope="col" className="py-2 pe-4 text-start font-semibold">
              {words || <span className="sr-only">Drawn</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="*:border-b *:border-line">{children}</tbody>
    </table>
  );
  return (
    <Unstyled>
      {title === undefined ? (
        <div className="my-6 font-sans text-ink">{table}</div>
      ) : (
        <details className="my-3 rounded-card border border-line bg-surface px-5 font-sans text-ink">
          <summary className="min-h-target cursor-pointer py-3 text-sm font-semibold">{title}</summary>
          <div className="pb-3">{table}</div>
        </details>
      )}
    </Unstyled>
  );
}

/** One cell of a `Sheet`. */
export const Cell = ({ children }: { children: ReactNode }) => <td className="py-3 pe-4 align-middle">{children}</td>;

/** A cell in Urdu, read from right to left. */
export const UrduCell = ({ children }: { children: ReactNode }) => (
  <Cell>
    <span lang="ur" dir="rtl" className="block">
      {children}
    </span>
  </Cell>
);

/** Urdu words in an English sentence: by themselves, so that two of them keep the order of the sentence. */
export const Urdu = ({ children }: { children: ReactNode }) => (
  <bdi lang="ur" className="font-sans">
    {children}
  </bdi>
);

/** The name of a token, as it is written. */
export const Name = ({ children }: { children: ReactNode }) => (
  <code className="rounded-[6px] bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink md:whitespace-nowrap">
    {children}
  </code>
);
