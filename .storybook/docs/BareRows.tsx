import type { ReactNode } from 'react';

/** Rows of a slip without our components: a label and a text, without isolation. */
export const BareRows = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <div className="grid gap-3 text-sm">
    {rows.map(([label, value]) => (
      <p key={label} className="font-semibold">
        <span className="font-normal text-ink-2">{label}:</span> {value}
      </p>
    ))}
  </div>
);
