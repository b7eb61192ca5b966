import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RepositoryCopy } from './repository-copy.ts';

/** Classes with a raw colour, size or duration. */
const REFUSED = [
  'text-[13px]',
  'md:text-[0.8rem]',
  'bg-[#0b6b4f]',
  'hover:border-[rgb(1_2_3)]',
  'rounded-[6px]',
  'duration-[200ms]',
  'p-[1.25rem]',
  'pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  'duration-300',
  'motion-safe:delay-75',
];

/** Styles with a raw colour, size or duration. */
const REFUSED_STYLES = ["color: '#fff'", "padding: '8px'", "animationDelay: '200ms'", 'margin: `${1 + 1}px 12px`'];

/** Styles with a token, or with a value that is none. */
const ACCEPTED_STYLES = [
  "color: 'var(--ink)'",
  "maxWidth: '320px'",
  "flex: '1 1 320px'",
  "insetInlineStart: 'min(20%, 100% - 0.625rem)'",
  "backgroundImage: 'repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%)'",
];

/** Classes with a token, or with a value that is none. */
const ACCEPTED = [
  'text-sm',
  'bg-brand',
  'pb-[max(--spacing(5),env(safe-area-inset-bottom))]',
  'h-[env(safe-area-inset-bottom,0px)]',
  'size-[1.25em]',
  'max-w-[68%]',
  '*:min-w-[6rem]',
  'grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]',
  'max-[22rem]:grid-cols-1',
  '@min-[38rem]:col-span-2',
  'data-[state=checked]:border-6',
  'duration-page',
];

const fileOf = (name: string) => `packages/ui/src/${name.replaceAll(/\W+/g, '-')}.tsx`;

const repository = new RepositoryCopy();
const found = new Set<string>();

beforeAll(() => {
  for (const name of [...REFUSED, ...ACCEPTED])
    repository.write(fileOf(name), `export const Box = () => <p className="flex ${name}" />;\n`);
  for (const style of [...REFUSED_STYLES, ...ACCEPTED_STYLES])
    repository.write(fileOf(style), `export const Box = () => <p style={{ ${style} }} />;\n`);
  for (const { file } of repository.lint('sarraf(token-values)')) found.add(file);
}, 120_000);

afterAll(() => repository.remove());

describe('utility classes', () => {
  test.each(REFUSED)('%s is refused', (name) => expect(found).toContain(fileOf(name)));
  test.each(ACCEPTED)('%s is accepted', (name) => expect(found).not.toContain(fileOf(name)));
});

describe('styles of elements', () => {
  test.each(REFUSED_STYLES)('%s is refused', (style) => expect(found).toContain(fileOf(style)));
  test.each(ACCEPTED_STYLES)('%s is accepted', (style) => expect(found).not.toContain(fileOf(style)));
});
