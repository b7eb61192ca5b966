import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A table of a documentation page, in the type and colours of the house. */
export function Sheet({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    <Unstyled>
      <div className="my-6 overflow-x-auto font-sans text-ink">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-start text-xs text-ink-2">
              {head.map((words) => (
                <th key={words} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="*:border-b *:border-line">{children}</tbody>
        </table>
      </div>
    </Unstyled>
  );
}

/** One cell of a `Sheet`. */
export const Cell = ({ children }: { children: ReactNode }) => <td className="py-3 pe-4 align-middle">{children}</td>;

/** The name of a token, as it is written. */
export const Name = ({ children }: { children: ReactNode }) => (
  <code className="rounded-[6px] bg-sunken px-1.5 py-0.5 font-mono text-xs whitespace-nowrap text-ink">{children}</code>
);
