/// `tryControls` runs inside Storybook's preview, so it may use nothing from outside itself.

import type { Page } from 'playwright';

/**
 * Props that a Playground does not show at once, by story: a text of a later moment, the first state of a component, or a detail of a part that
 * the Playground does not have. All other controls must change the page.
 */
const SHOWN_LATER: Record<string, readonly string[]> = {
  'components-avatar--playground': ['src'],
  'components-confirmprovider--playground': ['ready'],
  'components-datatable--playground': ['loadingLabel', 'skeletonRows'],
  'components-metriccard--playground': ['loadingLines'],
  'components-networklist--playground': ['name'],
  'components-promobanner--playground': ['intervalMs', 'startsPaused', 'pauseLabel'],
  'components-radiolist--playground': ['name'],
  'components-rangeline--playground': ['step'],
  'components-toaster--playground': ['dismissLabel'],
};

/** Whether the controls of a story are checked: Playgrounds of components. Most props of a form are its first values, which a control cannot change. */
export const hasControls = (id: string) => /^components-.+--playground$/.test(id);

/** Faults of the controls of the current story, from its args and from changing each control once. */
async function tryControls({ storyId, later }: { storyId: string; later: readonly string[] }): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const story = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story;
  if (!story) throw new Error('Storybook shows no story.');
  const { argTypes, initialArgs } = story;
  const faults: string[] = [];

  const isData = (value: unknown): boolean =>
    value === null ||
    value === undefined ||
    (typeof value === 'object'
      ? !('$$typeof' in value) && Object.values(value).every(isData)
      : typeof value !== 'function');

  const content = () =>
    Array.from(document.body.children)
      .filter((element) => !element.matches('script, style, .sb-wrapper, #storybook-docs'))
      .map((element) => element.outerHTML)
      .join('');

  const send = (event: string, data: object) =>
    new Promise<void>((resolve, reject) => {
      channel.once('storyFinished', () => resolve());
      channel.once('storyThrewException', ({ message }: Error) => reject(new Error(message)));
      channel.emit(event, { storyId, ...data });
    });

  const otherValues = (kind: string, value: unknown, options: readonly unknown[]): unknown[] => {
    if (options.length > 0) return options.filter((option) => option !== value);
    if (kind === 'boolean') return value === undefined ? [true, false] : [!value];
    return kind === 'number' ? [Number(value ?? 0) + 1] : [`7 ${value ?? ''}`];
  };

  for (const [name, { control, options = [], type }] of Object.entries(argTypes)) {
    const kind = typeof control === 'object' && !control.disable ? (control.type ?? '') : '';
    if (typeof type === 'object' && type.required && !(name in initialArgs))
      faults.push(`${name} is required and has no arg`);
    if (typeof type === 'object' && type.name === 'enum' && kind && options.length === 0)
      faults.push(`${name} has no options`);
    if (kind === 'object' && !isData(initialArgs[name])) faults.push(`${name} cannot be edited as JSON`);
    if (!kind || ['object', 'file', 'date', 'color'].includes(kind) || later.includes(name)) continue;

    let hasChanged = false;
    for (const value of otherValues(kind, initialArgs[name], options)) {
      const before = content();
      await send('updateStoryArgs', { updatedArgs: { [name]: value } });
      if (content() === before) await globalThis.__LAID_OUT__();
      hasChanged = content() !== before;
      if (hasChanged) break;
    }
    if (!hasChanged) faults.push(`the control of ${name} changes nothing`);
    await send('resetStoryArgs', { argNames: [name] });
  }
  return faults;
}

/** Faults of the controls of the story that the page shows. */
export const checkControls = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(tryControls, { storyId, later: SHOWN_LATER[storyId] ?? [] });
