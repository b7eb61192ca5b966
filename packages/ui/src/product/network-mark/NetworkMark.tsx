import type { ComponentProps, ReactNode } from 'react';
import { markBox, type MarkSize } from './mark-box.ts';

interface MarkStyle {
  fill: string;
  shape: ReactNode;
}

// Our own shapes instead of logos: a kite, squares, an octahedron, and linked nodes for networks that an admin adds.
const MARKS = new Map<string, MarkStyle>([
  [
    'trc20',
    {
      fill: 'bg-mark-trc20',
      shape: <path d="M10 11.5 26.5 14.5 30 19 18.5 31Zm0 0 8.5 19.5m0 0 1.5-10.5m-10-9 10 9m0 0 6.5-6m-6.5 6L30 19" />,
    },
  ],
  [
    'bep20',
    {
      fill: 'bg-mark-bep20',
      shape: (
        <>
          <path d="M20 16.5 23.5 20 20 23.5 16.5 20Z" fill="currentColor" />
          <path d="M14.5 15.5 20 10l5.5 5.5M14.5 24.5 20 30l5.5-5.5" />
          <path d="m10.5 18-2 2 2 2M29.5 18l2 2-2 2" />
        </>
      ),
    },
  ],
  ['erc20', { fill: 'bg-mark-erc20', shape: <path d="M20 8.5 28 20.5 20 25.5 12 20.5Zm0 0v17M13 24l7 8 7-8" /> }],
]);

const OTHER: MarkStyle = {
  fill: 'bg-mark-other',
  shape: (
    <>
      <circle cx="13" cy="20" r="3" />
      <circle cx="26" cy="12.5" r="3" />
      <circle cx="26" cy="27.5" r="3" />
      <path d="m15.6 18.5 7.8-4.5m-7.8 7.5 7.8 4.5" />
    </>
  ),
};

export interface NetworkMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Id of the network: `trc20`, `bep20`, `erc20`. Any other shows linked nodes. */
  network: string;
  /** 32 or 40 px. */
  size?: MarkSize;
}

/** Our own mark of a network; decorative, so show the name beside it. Renders a `<span>`. */
export function NetworkMark({ network, size = 'md', className, ...rest }: NetworkMarkProps) {
  const { fill, shape } = MARKS.get(network.toLowerCase()) ?? OTHER;
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-component="NetworkMark"
      data-network={network}
      className={markBox({ size, className: [fill, className] })}
    >
      <svg
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="size-full"
      >
        {shape}
      </svg>
    </span>
  );
}
