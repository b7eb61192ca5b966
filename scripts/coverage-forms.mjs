/**
 * Prints the stories that show each validation message and the schema tests that produce it. Fails when a message has none.
 *
 *   npm run coverage:forms
 */
import { messageCoverage } from '../tests/architecture/message-coverage.ts';

/** Fewest schema rows that there can be. */
const FEWEST_ROWS = 300;

const { validation, failures, rows } = await messageCoverage();

const shorten = (items, what) =>
  items.length === 0 ? 'NONE' : `${items[0]}${items.length > 1 ? ` and ${items.length - 1} more ${what}` : ''}`;
const table = (head, lines) => {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => [...line[column]].length)));
  const print = (line) => console.log(line.map((cell, column) => cell.padEnd(widths[column])).join(' | '));
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  for (const line of lines) print(line);
  console.log('');
};

table(
  ['Message', 'Row of the table', 'Stories that show it', 'Schema rows that produce it'],
  validation.map(({ key, text, stories, rows: produced }) => [
    text,
    key,
    shorten(stories, 'stories'),
    `${produced.length}: ${shorten(produced, 'rows')}`,
  ]),
);
table(
  ['Fallback of a failed call', 'Row of the table', 'Stories that show it'],
  failures.map(({ key, text, stories }) => [text, key, shorten(stories, 'stories')]),
);

const empty = [
  ...validation.filter((message) => message.stories.length === 0 || message.rows.length === 0),
  ...failures.filter((message) => message.stories.length === 0),
];
console.log(`${validation.length} validation messages, ${failures.length} fallbacks, ${rows} schema rows.`);
if (empty.length > 0) console.log(`Empty cells: ${empty.map(({ key }) => key).join(', ')}`);
// Fewer rows than ever before: the schema tests were not found.
if (rows < FEWEST_ROWS) console.log(`Only ${rows} schema rows were found.`);
if (empty.length > 0 || rows < FEWEST_ROWS) process.exitCode = 1;
