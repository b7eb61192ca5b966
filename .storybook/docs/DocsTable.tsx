import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface DocsTableProps {
  /** What the table contains, for screen readers. */
  caption: string;
  /** Headers of the columns. */
  head: readonly string[];
  /** Title of a collapsible table; without it the table is always open. */
  title?: string;
  children: ReactNode;
}

/** Table of a documentation page, in the type and colours of the product. */
export function DocsTable({ caption, head, title, children }: DocsTableProps) {
  const table = (
    <table className="w-full border-collapse text-sm wrap-break-word">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-start text-xs text-ink-2">
          {head.map((header, column) => (
            <th key={header || column} scope="col" className="py-2 pe-4 text-start font-semibold wrap-normal">
              {header || <span className="sr-only">Sample</span>}
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

/** One cell of a `DocsTable`. */
export const Cell = ({ children }: { children: ReactNode }) => <td className="py-3 pe-4 align-middle">{children}</td>;

/** A cell with right-to-left Urdu text. */
export const UrduCell = ({ children }: { children: ReactNode }) => (
  <Cell>
    <span lang="ur" dir="rtl" data-urdu="" className="block font-sans">
      {children}
    </span>
  </Cell>
);

/** Urdu text in an English sentence. Isolated, so that two of them keep the order of the sentence. */
export const Urdu = ({ children }: { children: ReactNode }) => (
  <bdi lang="ur" data-urdu="" className="font-sans">
    {children}
  </bdi>
);

/** Name of a token, a status or a message, as code. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className="rounded-text bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink wrap-anywhere md:whitespace-nowrap">
    {children}
  </code>
);
