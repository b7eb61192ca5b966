/** Does a piece of work for every item, at most `most` at a time; in the order of the items. The first failure is everybody's. */
export async function inParallel<TItem, TResult>(
  items: readonly TItem[],
  most: number,
  work: (item: TItem) => Promise<TResult>,
): Promise<TResult[]> {
  const results: TResult[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  const taken = Array.from({ length: Math.min(most, items.length) }, () =>
    take().catch((error: unknown) => {
      next = items.length;
      throw error;
    }),
  );
  await Promise.all(taken);
  return results;
}
