import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: a second call while it is pending returns the pending promise (product.md R30). TanStack's own
 * `isPending` changes one render late, so two clicks within one frame would both start the mutation.
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
    /** Like `mutateAsync` for a button: never rejects, the failure is in `error`. */
    mutate: (variables: Variables): void => void mutateAsync(variables).catch(() => {}),
  };
}
