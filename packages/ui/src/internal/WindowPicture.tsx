import type { ReactNode } from 'react';

interface WindowPictureProps {
  /** Classes of the window, such as its height. */
  className?: string;
  children: ReactNode;
}

/** Small window whose fixed and sticky parts stay inside it: for examples of the documentation only. */
export const WindowPicture = ({ className = '', children }: WindowPictureProps) => (
  // The transform makes the box the container of fixed parts.
  <div className={`translate-0 overflow-hidden rounded-card border border-line bg-paper ${className}`}>{children}</div>
);
