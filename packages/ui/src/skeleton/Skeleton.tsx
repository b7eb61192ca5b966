import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const skeleton = cva('block animate-pulse bg-neutral-soft motion-reduce:animate-none', {
  variants: { shape: { line: 'h-4 rounded-full', block: 'rounded-control', circle: 'rounded-full' } },
});

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` for text, `block` for a card or picture, `circle` for a mark. Set width and height with `className`. */
  shape?: 'line' | 'block' | 'circle';
}

/**
 * Skeleton of content that is loading. Give it the size of the content, so that nothing moves. Hidden from assistive technology. Renders a
 * `<span>`.
 */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} data-component="Skeleton" className={skeleton({ shape, className })} />;
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading; announced once for the whole group. */
  label: string;
  /** The `Skeleton`s. */
  children: ReactNode;
}

/** Group of `Skeleton`s that load together. Renders a `<div role="status">`. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status" data-component="SkeletonGroup">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
