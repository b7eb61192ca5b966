import { useConfirmDiscard } from './use-confirm-discard.ts';

/** Cancel of an editor: asks first where something typed would be lost. */
export function useCancel(isDirty: boolean, onCancel: (() => void) | undefined): () => Promise<void> {
  const mayDiscard = useConfirmDiscard();
  return async () => {
    if (!isDirty || (await mayDiscard())) onCancel?.();
  };
}
