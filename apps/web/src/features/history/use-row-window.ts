import { useQueryClient } from '@tanstack/react-query';
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A row before it was measured, in pixels; three lines on a phone. */
const ROW_PX = 112;
/** Rows drawn beyond the window on either side, so that a flick shows no gaps. */
const OVERSCAN = 6;
/** So few rows, two pages of them, cost nothing: all are drawn, one below the other, and none has to be measured before it can be placed. */
const FEW = 20;

/** The measured rows are kept beside the pages they belong to, and are forgotten with them. */
const MEASURED_KEY = ['history', 'measured'];

/** How far down the page an element begins, in pixels; anything above it may grow. */
function usePageTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    // Told of the first size too, when the browser has placed everything by itself: asked for earlier, it would place everything at once.
    const observer = new ResizeObserver(() => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}

/** Height of a row. A few rows are left to the observer of their sizes, which asks for no layout of its own. */
function heightOf(row: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const index = list.indexFromElement(row);
  const isLeft = entry === undefined && list.options.count <= FEW;
  return isLeft ? (list.measurementsCache[index]?.size ?? ROW_PX) : measureElement(row, entry, list);
}

/**
 * Draws only the rows around the window, so that ten thousand scroll like ten. The row that has the focus and its neighbours are
 * always drawn: a focus whose element is taken away falls back to the top of the page. Whoever comes back finds every row as
 * high as it was, and so the place where they were.
 *
 * A short list (`isShort`) stands in the flow of the page; the rows of a longer one have to be placed, `top` being that of the list.
 */
export function useRowWindow(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const top = usePageTop(list);
  const queries = useQueryClient();
  const [measured] = useState(() => queries.getQueryData<VirtualItem[]>(MEASURED_KEY) ?? []);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);

  // Another function would have every row placed anew, all ten thousand, at each step of a scroll.
  const keyOf = useCallback((index: number) => ids[index] ?? index, [ids]);

  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_PX,
    measureElement: heightOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    // Known at once, so that the first render draws rows and not an empty list that effects would have to fill.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measured,
    // React warns about rows measured in the middle of a render otherwise.
    useFlushSync: false,
    // New orders come in above: whoever is reading further down keeps the rows before their eyes.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    rangeExtractor: (range) => {
      if (range.count <= FEW) return Array.from({ length: range.count }, (_, index) => index);
      const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
      const drawn = [...new Set([...defaultRangeExtractor(range), ...(focused === -1 ? [] : around)])];
      drawn.sort((a, b) => a - b);
      return drawn;
    },
  });

  useEffect(() => () => void queries.setQueryData(MEASURED_KEY, rows.takeSnapshot()), [queries, rows]);

  return { list, top, virtual: rows, isShort: ids.length <= FEW, onFocusRow: setFocusedId };
}
