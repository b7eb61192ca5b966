import { useConfirmDiscard } from './use-confirm-discard.ts';

/** Cancel handler of an editor: asks for confirmation first if typed text would be lost. */
export function useCancel(isDirty: boolean, onCancel: (() => void) | undefined): () => Promise<void> {
  const mayDiscard = useConfirmDiscard();
  return async () => {
    if (!isDirty || (await mayDiscard())) onCancel?.();
  };
}
