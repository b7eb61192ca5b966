import { useEffect, useRef } from 'react';

/** Ref of the heading of a step, which takes the focus when the step changes: each step is announced like a new page. */
export function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}
