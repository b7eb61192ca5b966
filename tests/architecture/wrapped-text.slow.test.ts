import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RepositoryCopy } from './repository-copy.ts';

/** Markup that breaks once a browser has translated the page. */
const BREAKS = {
  'text after an element that comes and goes': '<p>{open && <b />}Send USDT</p>',
  'text before one': '<p>Send USDT{open && <b />}</p>',
  'a message beside one': '<p>{open && <b />}{words.send}</p>',
  'a message with a value beside one': '<p>{words.sent({ n: 1 })} {open ? <b /> : null}</p>',
  '`children` beside one': '<p>{children}{open && <b />}</p>',
  'text beside one that falls back': '<p>{words.send}{mark ?? <b />}</p>',
  'text beside a list': '<p>{words.send}{all.map((one) => <b key={one} />)}</p>',
  'text beside a list of lists': '<p>{words.send}{Array.from(all, (one) => <b key={one} />)}</p>',
  'text that comes and goes beside an element': "<p>{open && 'Send USDT'}<b /></p>",
  'a message that comes and goes beside one': '<p>{open && words.send}<b /></p>',
  'two texts in turn beside one': '<p>{open ? words.send : words.sent}<b /></p>',
  'text and element in turn beside one': '<p>{open ? words.send : <i />}<b /></p>',
  'text in a fragment that comes and goes': '<p>{open && <>{words.send} <i /></>}<b /></p>',
  'text beside one within a fragment': '<p><>{words.send}</>{open && <b />}</p>',
  'text beside one that has a name': '<p>{words.send}{mark}</p>',
  'text of a fragment, wherever it is put': '<Row label={<>{words.send} <b /></>} />',
  'text of a fragment with a key': '<ul>{all.map((one) => <Fragment key={one}>{one}<i /></Fragment>)}</ul>',
};

/** Markup that still works then. */
const HOLDS = {
  'text in an element of its own': '<p>{open && <b />}<span>{words.send}</span></p>',
  'text alone': '<p>{words.send}</p>',
  'text that comes and goes alone': '<p>{open && words.send}</p>',
  'two texts in turn alone': "<p>{open ? words.send : ''}</p>",
  'text beside an element that stays': '<p><b />{words.send}</p>',
  'a space beside an element that comes and goes': "<p><i /> {' '}{open && <b />}</p>",
  'elements in turn': '<p>{open ? <b /> : <i />}<b /></p>',
  'an element or nothing beside elements': '<p>{open ? <b /> : undefined}{mark}<i /></p>',
  'a list beside elements': '<p>{all.map((one) => <b key={one} />)}<i /></p>',
  'what a function renders': '<p>{renderMark()}{open && <b />}{props.renderEnd(open)}</p>',
  'a fragment of elements': '<Row label={<><b />{open && <i />}</>} />',
  'a comment': '<p>{/* why */}{open && <b />}<i /></p>',
};

const screen = (markup: string) => `export function Screen({ open, words, all, children, renderMark, ...props }) {
  const mark = open && <b />;
  return ${markup};
}
`;

const FOLDERS = ['apps/web/src/features/sell', 'packages/ui/src/notice', 'packages/forms/src/otp'];
const fileOf = (folder: string, name: string) => `${folder}/${name.replaceAll(/\W/g, '-')}.tsx`;

const repository = new RepositoryCopy();
/** Errors by file. */
const found = new Map<string, number>();

beforeAll(() => {
  for (const [name, markup] of Object.entries({ ...BREAKS, ...HOLDS }))
    for (const folder of FOLDERS) repository.write(fileOf(folder, name), screen(markup));
  for (const { file } of repository.lint('sarraf(wrapped-text)')) found.set(file, (found.get(file) ?? 0) + 1);
}, 120_000);

afterAll(() => repository.remove());

describe.each(FOLDERS)('in %s', (folder) => {
  test.each(Object.keys(BREAKS))('%s is refused', (name) => {
    expect(found.get(fileOf(folder, name))).toBeGreaterThan(0);
  });

  test.each(Object.keys(HOLDS))('%s is not', (name) => {
    expect(found.get(fileOf(folder, name))).toBeUndefined();
  });
});
