import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../store/create-store.ts';

/** Texts that a page shows in the header instead of the default greeting and title. */
export interface HeaderTexts {
  greeting?: string | undefined;
  title?: string | undefined;
}

const texts = createStore<HeaderTexts | null>(null);
const end = createStore<HTMLElement | null>(null);

/** Header texts set by the page, null for the default ones. Used by the shell. */
export const useShownHeaderTexts = (): HeaderTexts | null => useStore(texts);

/** Replaces texts of the header while the component is mounted; step 3 shows the order number. */
export function useHeaderTexts({ greeting, title }: HeaderTexts): void {
  useEffect(() => {
    const current = texts.read();
    const own = current?.greeting === greeting && current?.title === title ? current : { greeting, title };
    texts.set(own);
    return () => {
      if (texts.read() === own) texts.set(null);
    };
  }, [greeting, title]);
}

/** Container at the inline end of the header for `HeaderEnd`; used by the shell. Shows its children while a page renders nothing there. */
export function HeaderEndOutlet({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.set(node.current);
    return () => end.set(null);
  }, []);
  return (
    // Content of `HeaderEnd` replaces the brand mark.
    <div className="group/end flex items-center gap-2">
      <div ref={node} className="peer flex items-center gap-2 empty:hidden" />
      <div className="hidden peer-empty:block">{children}</div>
    </div>
  );
}

/** Renders its children at the inline end of the header instead of the brand mark: a countdown, an action. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const node = useStore(end);
  return node && createPortal(children, node);
}
