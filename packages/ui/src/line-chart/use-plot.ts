import { createElement, startTransition, useEffect, useState } from 'react';
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
 * Fetches the drawing beside the page and not before it: 115 kB gzip nobody waits for to read a heading or a table. Not `lazy`, which
 * holds a drawing back that is already here, and has no answer to one that never comes.
 */
export function usePlot(): PlotState {
  const [state, setState] = useState<PlotState>(loaded ? 'here' : 'coming');
  useEffect(() => {
    if (state !== 'coming') return undefined;
    let wanted = true;
    const become = (next: PlotState) => () => {
      // Rendered in slices: the page around it answers meanwhile.
      if (wanted) startTransition(() => setState(next));
    };
    loadPlot().then(become('here'), become('failed'));
    return () => {
      wanted = false;
    };
  }, [state]);
  return state;
}

/** The drawing; nothing unless it is here. */
export const LoadedPlot = (props: ChartPlotProps) => (loaded ? createElement(loaded, props) : null);
