import type { ComponentProps } from 'react';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export interface LoadingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is loading; visible and announced. */
  label: string;
}

/** Full-window loading screen, for when nothing else can be shown yet. Renders a `<div>`. */
export function LoadingScreen({ label, className = '', ...rest }: LoadingScreenProps) {
  return (
    <div
      {...rest}
      data-component="LoadingScreen"
      className={`flex min-h-dvh flex-col items-center justify-center gap-6 bg-paper p-5 ${className}`}
    >
      <BrandMark size="lg" />
      <Spinner label={label} showLabel />
    </div>
  );
}
