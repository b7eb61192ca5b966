import type { ReactNode } from 'react';
import { usePageBehind } from './use-page-behind.ts';

/** The dimmed page, which holds the panel: at the bottom on phones, in the middle from `md` up. Not Radix.Overlay: see `usePageBehind`. */
export function DialogScrim({ children }: { children: ReactNode }) {
  usePageBehind();
  return (
    <div
      data-part="scrim"
      className="@container-size fixed inset-0 z-50 flex items-end justify-center bg-scrim transition-opacity md:items-center md:p-6 starting:opacity-0"
    >
      {children}
    </div>
  );
}
