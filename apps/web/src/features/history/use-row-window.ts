import { useQueryClient } from '@tanstack/react-query';
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Estimated height of a row before it is measured, in pixels: three lines on a phone. */
const ROW_PX = 112;
/** Rows rendered beyond the window on either side, so that fast scrolling shows no gaps. */
const OVERSCAN = 6;
/** Up to this many rows (two pages) all are rendered in normal flow, without measuring and absolute positions. */
const FEW = 20;

/** Query key for the measured heights of a list: kept in the query cache, so that they are cleared together with the pages. */
const measuredKey = (listKey: string) => ['history', 'measured', listKey];

/** Offset of an element from the top of the document, in pixels, kept up to date while content above it grows. */
function usePageTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    // The observer also fires for the initial size, after the browser's own layout. Measuring earlier would force a synchronous layout.
    const observer = new ResizeObserver(() => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}

/** Height of a row. In a short list, rows are measured only by the resize observer, which does not force a layout. */
function heightOf(row: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const index = list.indexFromElement(row);
  const isLeftToObserver = entry === undefined && list.options.count <= FEW;
  return isLeftToObserver ? (list.measurementsCache[index]?.size ?? ROW_PX) : measureElement(row, entry, list);
}

/**
 * Virtualizes the rows: only those near the window are rendered, so that ten thousand scroll like ten. The focused row and its neighbours are always
 * rendered, because removing a focused element moves the focus to the top of the page. Measured heights are kept, so that Back restores the
 * scroll position.
 *
 * Rows of a short list (`isShort`) are in normal flow; those of a longer one must be positioned absolutely, relative to `top` of the list.
 *
 * @param listKey Tells lists of different filters apart; a mounted list keeps its key.
 */
export function useRowWindow(ids: readonly string[], listKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const top = usePageTop(list);
  const queries = useQueryClient();
  const [measured] = useState(() => queries.getQueryData<VirtualItem[]>(measuredKey(listKey)) ?? []);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);

  // A new function would make the virtualizer recompute all rows, up to ten thousand, at each scroll event.
  const keyOf = useCallback((index: number) => ids[index] ?? index, [ids]);

  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_PX,
    measureElement: heightOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    // Without it the first render would be an empty list, filled only by effects.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measured,
    // With `flushSync` React warns when rows are measured during a render.
    useFlushSync: false,
    // When new orders are added above, a user who has scrolled down keeps seeing the same rows.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    rangeExtractor: (range) => {
      if (range.count <= FEW) return Array.from({ length: range.count }, (_, index) => index);
      const neighbours = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
      const rendered = [...new Set([...defaultRangeExtractor(range), ...(focused === -1 ? [] : neighbours)])];
      rendered.sort((a, b) => a - b);
      return rendered;
    },
  });

  useEffect(() => () => void queries.setQueryData(measuredKey(listKey), rows.takeSnapshot()), [queries, listKey, rows]);

  return { list, top, virtual: rows, isShort: ids.length <= FEW, onFocusRow: setFocusedId };
}
