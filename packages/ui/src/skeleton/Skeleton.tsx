import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const skeleton = cva('block animate-pulse bg-neutral-soft motion-reduce:animate-none', {
  variants: { shape: { line: 'h-4 rounded-full', block: 'rounded-control', circle: 'rounded-full' } },
});

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` for words, `block` for a card or picture, `circle` for a mark. Width and height through `className`. */
  shape?: 'line' | 'block' | 'circle';
}

/** The place of something still loading, as large as it will be so that nothing moves. Hidden from assistive technology. Renders a `<span>`. */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} data-component="Skeleton" className={skeleton({ shape, className })} />;
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading; announced once for the whole group. */
  label: string;
  /** The `Skeleton`s. */
  children: ReactNode;
}

/** Several `Skeleton`s that load together. Renders a `<div role="status">`. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status" data-component="SkeletonGroup">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
