import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Whether an element's content is larger than the element, updated when either changes size. Put the ref on the scrolling element. */
export function useOverflows<T extends HTMLElement>(): [RefCallback<T>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((node: T) => {
    // An observer measures after layout, with the first frame; measuring here would force a layout.
    const observer = new ResizeObserver(() => {
      const now = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
      // In the same frame: otherwise React renders in a later task, and until then the scrolling content cannot be reached by keyboard.
      flushSync(() => setOverflows(now));
    });
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
