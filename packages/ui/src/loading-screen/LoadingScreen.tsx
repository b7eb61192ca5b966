import type { ComponentProps, ReactNode } from 'react';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export interface LoadingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is loading; visible and announced. */
  label: string;
  /** Mark above it: that of Sarraf, unless another brand gives its own. */
  mark?: ReactNode;
}

/** Full-window loading screen, for when nothing else can be shown yet. Renders a `<div>`. */
export function LoadingScreen({ label, mark = <BrandMark size="lg" />, className = '', ...rest }: LoadingScreenProps) {
  return (
    <div
      {...rest}
      data-component="LoadingScreen"
      className={`flex min-h-dvh flex-col items-center justify-center gap-6 bg-paper p-5 ${className}`}
    >
      {mark}
      <Spinner label={label} showLabel />
    </div>
  );
}
