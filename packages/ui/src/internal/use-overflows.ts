import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Whether an element is smaller than what is in it, kept true as either changes; put the ref on the element that scrolls. */
export function useOverflows<T extends HTMLElement>(): [RefCallback<T>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((node: T) => {
    // Once the page is laid out, and so with the first frame: to measure here would lay it out in the middle of what adds it.
    const observer = new ResizeObserver(() => {
      const now = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
      // In the same frame: by itself React would do it in a later task, and until then the keyboard reaches nothing of what scrolls.
      flushSync(() => setOverflows(now));
    });
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
