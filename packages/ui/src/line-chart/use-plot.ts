import { createElement, startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { ChartPlot, ChartPlotProps } from './ChartPlot.tsx';

/** State of the chart's code. */
export type PlotState = 'loading' | 'loaded' | 'failed';

let loaded: typeof ChartPlot | undefined;

/** Loads the chart and recharts; once loaded, the chart is there at the first render. */
export async function loadPlot(): Promise<void> {
  const module = await import('./ChartPlot.tsx');
  loaded = module.ChartPlot;
}

/**
 * Loads the chart once its skeleton, which gets the returned ref, scrolls into view: 115 kB gzip and half a second on a cheap phone, which
 * the figures above it need not wait for. Not `React.lazy`: it would show its fallback even when the code is already loaded, and has no
 * state for a failed load.
 */
export function usePlot(isWanted: boolean): [state: PlotState, skeleton: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState<PlotState>(loaded ? 'loaded' : 'loading');
  const skeleton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || state !== 'loading' || !skeleton.current) return undefined;
    let isActive = true;
    // In a transition React renders the chart in short slices and answers keys and taps between them.
    const change = (next: PlotState) => () => {
      if (isActive) startTransition(() => setState(next));
    };
    // The observer reports after a frame, so figures above the chart are painted before recharts is fetched.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadPlot().then(change('loaded'), change('failed'));
    });
    observer.observe(skeleton.current);
    return () => {
      isActive = false;
      observer.disconnect();
    };
  }, [isWanted, state]);
  return [state, skeleton];
}

/** The chart, or null until it is loaded. */
export const LoadedPlot = (props: ChartPlotProps) => (loaded ? createElement(loaded, props) : null);
