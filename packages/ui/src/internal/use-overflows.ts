import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element is smaller than what is in it, kept true as either changes; put the ref on the element that scrolls. */
export function useOverflows<T extends HTMLElement>(): [RefCallback<T>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((node: T) => {
    const measure = () => setOverflows(node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight);
    // At once, and so before the first paint: an observer speaks later, and until then no keyboard would reach the scroller.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
