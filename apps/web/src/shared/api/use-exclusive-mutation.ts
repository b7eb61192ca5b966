import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: called again while it is under way, it answers with the call that is (product.md R30). TanStack's
 * own `isPending` is a render late, so two presses within one frame would both see it idle.
 */
export function useExclusiveMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const { mutateAsync: start, mutate: _, ...mutation } = useMutation(options);
  const running = useRef<Promise<Data>>(null);
  const mutateAsync = (variables: Variables): Promise<Data> => {
    running.current ??= start(variables).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return {
    ...mutation,
    mutateAsync,
    /** The same for a button: what went wrong is in `error` alone. */
    mutate: (variables: Variables): void => void mutateAsync(variables).catch(() => {}),
  };
}
