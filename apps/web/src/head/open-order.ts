/**
 * Whether the reply about an unfinished order has one that waits for its deposit, as step 3 will show it. Not on a delayed network, of which
 * the place of that step would promise too much.
 */
export function awaitsDeposit(reply: unknown): boolean {
  const { data }: { data?: unknown } = { ...(reply as object | null) };
  const { expiresIn, networkDelayed }: Partial<Record<'expiresIn' | 'networkDelayed', unknown>> = {
    ...(data as object | null),
  };
  return typeof expiresIn === 'number' && expiresIn > 0 && networkDelayed !== true;
}
