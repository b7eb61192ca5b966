/** Part of a run that cannot be divided: a file of tests, or a step without files. */
export interface Part {
  /** Short name of the step. */
  step: string;
  /** File; empty for the whole step. */
  file: string;
  /** Estimated processor seconds. */
  seconds: number;
}

/** Deals the parts of a run to shards: the longest first, each to the shard that has the least to do. Every run deals the same way. */
export function deal(parts: readonly Part[], count: number): Part[][] {
  const shards = Array.from({ length: count }, () => ({ parts: [] as Part[], seconds: 0 }));
  const name = ({ step, file }: Part) => `${step} ${file}`;
  for (const part of parts.toSorted((a, b) => b.seconds - a.seconds || (name(a) < name(b) ? -1 : 1))) {
    const least = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best));
    least.parts.push(part);
    least.seconds += part.seconds;
  }
  return shards.map((shard) => shard.parts);
}

/** Parts of a step that has files: its line of `budgets.json` divided by their sizes. */
export function partsOf(step: string, files: readonly { path: string; bytes: number }[], line: number): Part[] {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return files.map(({ path, bytes }) => ({ step, file: path, seconds: (line * bytes) / all }));
}
