import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../store/create-store.ts';

/** What a page says in the header in place of the welcome and the title of its path. */
export interface HeaderTexts {
  greeting?: string | undefined;
  title?: string | undefined;
}

const texts = createStore<HeaderTexts | null>(null);
const end = createStore<HTMLElement | null>(null);

/** The words the page asked for, null for the usual ones; for the shell. */
export const useShownHeaderTexts = (): HeaderTexts | null => useStore(texts);

/** Replaces words of the header while the caller is on screen, as step 3 does with its order number. */
export function useHeaderTexts({ greeting, title }: HeaderTexts): void {
  useEffect(() => {
    const said = texts.read();
    const mine = said?.greeting === greeting && said?.title === title ? said : { greeting, title };
    texts.set(mine);
    return () => {
      if (texts.read() === mine) texts.set(null);
    };
  }, [greeting, title]);
}

/** Where the far end of the header is; for the shell. Renders a `<div>` the page may draw into. */
export function HeaderEndOutlet({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.set(node.current);
    return () => end.set(null);
  }, []);
  return (
    // What the page draws there takes the place of the mark.
    <div className="group/end flex items-center gap-2">
      <div ref={node} className="peer flex items-center gap-2 empty:hidden" />
      <div className="hidden peer-empty:block">{children}</div>
    </div>
  );
}

/** Draws its children at the far end of the header, in place of the mark: a countdown, an action. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const node = useStore(end);
  return node && createPortal(children, node);
}
