import type { ComponentProps, ReactNode } from 'react';

import { Pair } from './Pair.tsx';

/** An Urdu part of an English page, in the Urdu fonts. */
export const InUrdu = ({ children }: { children: ReactNode }) => (
  <div lang="ur" dir="rtl" data-urdu="" className="font-sans">
    {children}
  </div>
);

/** A `Pair` whose examples are in Urdu. */
export const UrduPair = ({ right, wrong, ...rest }: ComponentProps<typeof Pair>) => (
  <Pair {...rest} right={<InUrdu>{right}</InUrdu>} wrong={<InUrdu>{wrong}</InUrdu>} />
);
