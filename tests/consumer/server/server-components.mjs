/**
 * Imports every module and every entry of `@sarraf/ui` like a server with server components, and renders the components that are not client
 * references. Prints the errors, and the exports of each entry that are available on the server.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as React from 'react';

const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');

/** Renders a tree of server components down to HTML elements and client references. Throws when either of those gets a function as a prop. */
function render(node) {
  if (Array.isArray(node)) node.forEach(render);
  if (!React.isValidElement(node)) return;
  const { type, props } = node;
  if (typeof type === 'function' && !isReference(type)) return render(type(props));
  if (type.render) return render(type.render(props));
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' && !isReference(value))
      throw new Error(`A server component gives a function to ${name}.`);
    render(value);
  }
}

/** Whether an error comes from `useId` or `useMemo`, which only work in a framework's renderer; none is installed here. */
const needsRenderer = (error) =>
  error instanceof TypeError && /of null \(reading 'use(?:Id|Memo)'\)/.test(error.message);

/** Required props of all components. */
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

const errors = [];
for (const file of globSync('**/*.js', { cwd: fileURLToPath(folder) }).toSorted()) {
  await import(new URL(file, folder)).catch(({ message }) => errors.push(`${file}: ${message.split('. ')[0]}`));
}

const onServer = {};
for (const entry of errors.length > 0 ? [] : Object.keys(exports).filter((path) => exports[path].import)) {
  const module = await import(`@sarraf/ui${entry.slice(1)}`);
  onServer[entry] = Object.keys(module).filter((name) => !isReference(module[name]));
  for (const name of onServer[entry].filter((each) => /^[A-Z]/.test(each))) {
    try {
      render(React.createElement(module[name], name === 'Field' ? { ...PROPS, children: () => 'Words' } : PROPS));
    } catch (error) {
      if (!needsRenderer(error)) errors.push(`${name}: ${error.message}`);
    }
  }
}
process.stdout.write(JSON.stringify({ errors, onServer }));
