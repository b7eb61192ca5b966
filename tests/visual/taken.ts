import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ModeName } from '../../.storybook/modes.ts';
import { pictureName } from './baselines.ts';
import type { Baselines } from './baselines.ts';
import type { Sitting } from './camera.ts';
import { judge, judgeStory } from './findings.ts';
import type { Finding } from './findings.ts';
import { decodePng } from './png.ts';

/** A story that the stories' run looked at. */
export interface Taken<Image> {
  id: string;
  /** How long its pictures took, in seconds. */
  seconds: number;
  sitting: Sitting<Image>;
}

/** A picture that was compared: one that is not as accepted is kept as a file. */
export type Compared = 'same' | 'kept';

const listIn = (folder: string) => join(folder, 'taken.json');

/** Compares the pictures of a story, PNGs in base64, with the accepted ones, and keeps in `folder` those that are not as accepted. */
export function develop(taken: Taken<string>, folder: string, baselines: Baselines): Taken<Compared> {
  const { sitting } = taken;
  if (sitting.result !== 'pictured') return { ...taken, sitting };
  const pictures = sitting.pictures.map(([mode, data]): [ModeName, Compared] => {
    const name = pictureName(taken.id, mode);
    const bytes = Buffer.from(data, 'base64');
    if (judge(name, decodePng(bytes), baselines).result === 'same') return [mode, 'same'];
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return [mode, 'kept'];
  });
  return { ...taken, sitting: { result: 'pictured', pictures } };
}

/** What was found about the pictures of a story whose kept ones are in `folder`. */
export function findingsOf({ id, sitting }: Taken<Compared>, folder: string, baselines: Baselines): Finding[] {
  if (sitting.result !== 'pictured') return judgeStory(id, sitting, baselines);
  return sitting.pictures.map(([mode, compared]) => {
    const name = pictureName(id, mode);
    if (compared === 'same') return { name, result: 'same' };
    return judge(name, decodePng(readFileSync(join(folder, name))), baselines);
  });
}

/** The stories of which pictures were left in `folder`, by their ids. */
export function readTaken(folder: string): Map<string, Taken<Compared>> {
  if (!existsSync(listIn(folder))) return new Map();
  const list: Taken<Compared>[] = JSON.parse(readFileSync(listIn(folder), 'utf8'));
  return new Map(list.map((taken) => [taken.id, taken]));
}

/** Writes down of which stories there are pictures in `folder`. */
export function writeTaken(folder: string, stories: ReadonlyMap<string, Taken<Compared>>) {
  writeFileSync(listIn(folder), JSON.stringify([...stories.values()]));
}
