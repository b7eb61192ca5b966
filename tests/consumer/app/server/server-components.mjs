/**
 * Imports every module and every entry of `@sarraf/ui` as a server with server components does, and draws the components that are not left to
 * the browser. Prints what went wrong, and which exports of each entry the server has itself.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as React from 'react';

const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');

/** Draws what a server component returns, down to elements and to components of the browser: neither may be given a function. */
function draw(node) {
  if (Array.isArray(node)) node.forEach(draw);
  if (!React.isValidElement(node)) return;
  const { type, props } = node;
  if (typeof type === 'function' && !isReference(type)) return draw(type(props));
  if (type.render) return draw(type.render(props));
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' && !isReference(value))
      throw new Error(`A server component gives a function to ${name}.`);
    draw(value);
  }
}

/** A component that calls `useId` or `useMemo` is drawn by a framework's renderer alone, of which none is installed here. */
const needsRenderer = (error) =>
  error instanceof TypeError && /of null \(reading 'use(?:Id|Memo)'\)/.test(error.message);

/** What any of the components has to be given. */
const PROPS = {
  label: 'Label',
  title: 'Title',
  value: '500',
  children: 'Words',
  tone: 'neutral',
  result: 'completed',
  network: 'trc20',
  method: 'nayapay',
  secondsLeft: 9,
  current: 0,
  steps: ['First', 'Second'],
  step: 1,
  lanes: [{ id: '1', kind: 'span', from: 0, to: null, label: 'Range', detail: '0 and more' }],
  items: [{ id: 'home', label: 'Home', icon: 'x', render: (props) => React.createElement('a', props) }],
};

const folder = new URL('.', import.meta.resolve('@sarraf/ui'));
const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

const faults = [];
for (const file of globSync('**/*.js', { cwd: fileURLToPath(folder) }).toSorted()) {
  await import(new URL(file, folder)).catch(({ message }) => faults.push(`${file}: ${message.split('. ')[0]}`));
}

const onServer = {};
for (const entry of faults.length > 0 ? [] : Object.keys(exports).filter((path) => exports[path].import)) {
  const module = await import(`@sarraf/ui${entry.slice(1)}`);
  onServer[entry] = Object.keys(module).filter((name) => !isReference(module[name]));
  for (const name of onServer[entry].filter((each) => /^[A-Z]/.test(each))) {
    try {
      draw(React.createElement(module[name], name === 'Field' ? { ...PROPS, children: () => 'Words' } : PROPS));
    } catch (error) {
      if (!needsRenderer(error)) faults.push(`${name}: ${error.message}`);
    }
  }
}
process.stdout.write(JSON.stringify({ faults, onServer }));
