import { relative } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DOORS, PACKAGE_NAMES, ROOMS, SOURCES } from './arrows.ts';
import type { Room, Source } from './arrows.ts';
import { HouseCopy } from './house-copy.ts';

/** Every way one file can lean on another. */
const KINDS = {
  'a value': (from: string) => `import { door } from '${from}';\nexport const use = door;\n`,
  'a type': (from: string) => `import type { door } from '${from}';\nexport type Use = typeof door;\n`,
  'a re-export': (from: string) => `export { door } from '${from}';\n`,
  'a re-export of all': (from: string) => `export * from '${from}';\n`,
  'a dynamic import': (from: string) => `export const use = () => import('${from}');\n`,
};

const pathTo = (folder: string, door: string) => {
  const path = relative(folder, door);
  return path.startsWith('.') ? path : `./${path}`;
};

/** How the file names the room: its package where it has one, else the way to it; within one package always the way. */
function specifier({ folder }: Source, room: Room) {
  const name = PACKAGE_NAMES[room];
  const isOwn = name !== undefined && folder.split('/')[1] === name.split('/')[1];
  return name && !isOwn ? name : pathTo(folder, DOORS[room]);
}

const fileOf = ({ folder, suffix }: Source, room: Room) =>
  `${folder}/to-${room.replaceAll(/\W/g, '-')}-${suffix.replaceAll('.', '')}${suffix}`;

const house = new HouseCopy();
const objections = new Map<string, string>();

const FORMS_DEEP = 'packages/forms/src/deep.ts';
const kindFile = (kind: string) => `apps/web/src/features/login/${kind.replaceAll(' ', '-')}.ts`;

beforeAll(() => {
  for (const source of Object.values(SOURCES)) {
    for (const room of ROOMS) house.write(fileOf(source, room), KINDS['a value'](specifier(source, room)));
  }
  for (const [kind, write] of Object.entries(KINDS)) house.write(kindFile(kind), write('../sell/index.ts'));
  house.write(FORMS_DEEP, KINDS['a value']('../../ui/src/index.ts'));
  for (const { file, message } of house.lint('boundaries(dependencies)')) objections.set(file, message);
}, 120_000);

afterAll(() => house.remove());

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  const forbidden = ROOMS.filter((room) => !source.allowed.includes(room));

  test.each(source.allowed)('may import %s', (room) => {
    expect(objections.get(fileOf(source, room))).toBeUndefined();
  });

  test.each(forbidden)('may not import %s', (room) => {
    const objection = objections.get(fileOf(source, room));
    expect(objection).toBeDefined();
    // An import that leads nowhere is refused too; that would not show that this arrow is.
    expect(objection).not.toContain('origin "local"');
  });
});

describe('an import between two features', () => {
  test.each(Object.keys(KINDS))('is refused as %s', (kind) => {
    expect(objections.get(kindFile(kind))).toContain('feature');
  });
});

test('a room is entered by its package name, never by a path into its folders', () => {
  expect(objections.get(FORMS_DEEP)).toContain('"ui"');
});
