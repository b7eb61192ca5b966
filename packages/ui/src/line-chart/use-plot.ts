import { createElement, startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { ChartPlot, ChartPlotProps } from './ChartPlot.tsx';

/** Whether the drawing and its library are here, on their way, or could not be fetched. */
export type PlotState = 'here' | 'coming' | 'failed';

let loaded: typeof ChartPlot | undefined;

/** Fetches the drawing and its library; what was fetched once is here at the first paint. */
export async function loadPlot(): Promise<void> {
  const module = await import('./ChartPlot.tsx');
  loaded = module.ChartPlot;
}

/**
 * Fetches and makes the drawing once there is something to draw and its place comes into view: 115 kB gzip, and half a second of a cheap
 * phone, that nobody waits for to read the figures above it or a table. The ref is for what keeps its place. Not `lazy`, which holds a
 * drawing back that is already here, and has no answer to one that never comes.
 */
export function usePlot(isWanted: boolean): [state: PlotState, place: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState<PlotState>(loaded ? 'here' : 'coming');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || state !== 'coming' || !place.current) return undefined;
    let wanted = true;
    // In a transition the drawing is made in short pieces, and keys and taps are answered between them.
    const become = (next: PlotState) => () => {
      if (wanted) startTransition(() => setState(next));
    };
    // It is told after a frame, which has painted what this effect follows: figures above the drawing do not wait for its library.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadPlot().then(become('here'), become('failed'));
    });
    observer.observe(place.current);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [isWanted, state]);
  return [state, place];
}

/** The drawing; nothing unless it is here. */
export const LoadedPlot = (props: ChartPlotProps) => (loaded ? createElement(loaded, props) : null);
