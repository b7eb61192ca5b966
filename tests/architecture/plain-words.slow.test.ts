import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RepositoryCopy } from './repository-copy.ts';

/** Code with an avoided word, by the place of the word. */
const REFUSED = {
  'a line comment': '// Reads the order anew.\nexport const order = 1;\n',
  'a comment behind code': 'export const order = 1; // for whoever reads it\n',
  'a block comment': '/* Reads the order anew. */\nexport const order = 1;\n',
  'a doc comment': '/** Order of whoever is signed in. */\nexport const order = 1;\n',
  'a doc comment, over two lines': '/**\n * The seller is\n * told of it.\n */\nexport const order = 1;\n',
  'a JSX comment': 'export const Order = () => <p>{/* drawn anew */}</p>;\n',
  'a constant': 'export const twin = 1;\n',
  'a constant in capitals': 'export const TWIN_ORDERS = 1;\n',
  'a function in camel case': 'export function takeSeller() {}\n',
  'a name within a longer one': 'export const isPoisonError = true;\n',
  'an acronym before it': 'export const sellUSDTAnew = true;\n',
  'a parameter': 'export const load = (anew: boolean) => anew;\n',
  'a property': 'export const order = { earlyPress: true };\n',
  'a private field': 'export class Order {\n  #twin = 1;\n  read = () => this.#twin;\n}\n',
  'a type': 'export type WrittenPages = string;\n',
  'a component': 'declare const WrittenPlaces: () => null;\nexport const Page = () => <WrittenPlaces />;\n',
  'a prop': 'export const Page = (props: object) => <p {...props} data-twin="" />;\n',
};

/** Code without an avoided word in an identifier or a comment. */
const ACCEPTED = {
  'a string': "export const text = 'Reads it anew.';\n",
  'a template': 'export const text = `whoever ${1} is told`;\n',
  'a pattern': 'export const pattern = /twin/;\n',
  'JSX text': 'export const Page = () => <p>Whoever reads it anew</p>;\n',
  'a JSX attribute': 'export const Page = () => <p title="twin" />;\n',
  'a part of another word': '/** Twinkles, renewed. */\nexport const householder = 1;\n',
  'a phrase that is interrupted': '/** The seller is not told, the big house. */\nexport const order = 1;\n',
};

const fileOf = (name: string) => `packages/domain/src/${name.replaceAll(/\W/g, '-')}.tsx`;

const AVOIDED: { words: string[]; instead: string }[] = JSON.parse(
  readFileSync(new URL('../../scripts/lint/avoided-words.json', import.meta.url), 'utf8'),
);

const repository = new RepositoryCopy();
/** Messages by file. */
const messages = new Map<string, string[]>();

beforeAll(() => {
  for (const [name, code] of Object.entries({ ...REFUSED, ...ACCEPTED })) repository.write(fileOf(name), code);
  for (const { words } of AVOIDED)
    for (const word of words)
      repository.write(fileOf(`word ${word}`), `// Here ${word} is used.\nexport const order = 1;\n`);
  for (const { file, message } of repository.lint('sarraf(plain-words)'))
    messages.set(file, [...(messages.get(file) ?? []), message]);
}, 120_000);

afterAll(() => repository.remove());

describe('an avoided word is refused in', () => {
  test.each(Object.keys(REFUSED))('%s', (name) => {
    expect(messages.get(fileOf(name))).toBeDefined();
  });
});

describe('it is accepted in', () => {
  test.each(Object.keys(ACCEPTED))('%s', (name) => {
    expect(messages.get(fileOf(name))).toBeUndefined();
  });
});

test.each(AVOIDED.flatMap(({ words, instead }) => words.map((word) => ({ word, instead }))))(
  'the message for “$word” names the words to use',
  ({ word, instead }) => {
    expect(messages.get(fileOf(`word ${word}`))).toContain(
      `Do not use “${word}” in names and comments. Use ${instead}.`,
    );
  },
);
