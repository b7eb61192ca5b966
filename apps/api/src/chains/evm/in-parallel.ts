/** Runs `work` for every item, at most `limit` at a time, and resolves to the results in the order of the items. Rejects at the first failure. */
export async function inParallel<TItem, TResult>(
  items: readonly TItem[],
  limit: number,
  work: (item: TItem) => Promise<TResult>,
): Promise<TResult[]> {
  const results: TResult[] = [];
  let next = 0;
  const runNext = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  const runners = Array.from({ length: Math.min(limit, items.length) }, () =>
    runNext().catch((error: unknown) => {
      next = items.length;
      throw error;
    }),
  );
  await Promise.all(runners);
  return results;
}
