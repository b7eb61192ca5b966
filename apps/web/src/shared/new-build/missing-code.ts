/** What is known when a part of the app's code did not arrive. */
export interface MissingCode {
  /** Why a reload would bring it: the server has another build, or the browser keeps a failure that is over. Null when it would not. */
  reason: 'new-build' | 'kept-failure' | null;
  /** The page was itself reloaded moments ago, so reloading has been tried. */
  justReloaded: boolean;
  /** Somebody has typed something that a reload would take away. */
  typed: boolean;
}

/**
 * What to do about code that did not arrive. Only a new build is a reason to load the page anew unasked, since the server no longer has the
 * files of the old one: once, and never over something typed. On a bad network a reload would give up a page that works for one that may
 * never come.
 */
export function answerToMissingCode({ reason, justReloaded, typed }: MissingCode): 'nothing' | 'ask' | 'reload' {
  if (reason === null || justReloaded) return 'nothing';
  return reason === 'new-build' && !typed ? 'reload' : 'ask';
}

/**
 * Address of the script that starts the app, in a document of ours; null in any other, as that of a network asking for a login. The last of its
 * scripts: those before it are the bundler's own and stay the same from build to build.
 */
export const mainScriptIn = (html: string): string | null =>
  [...html.matchAll(/<script type="module"[^>]* src="(\/assets\/[^"]+)"/g)].at(-1)?.[1] ?? null;

const CHOSEN: readonly string[] = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** Whether a person has typed into any of the fields. */
export const isTypedIn = (fields: Iterable<Pick<HTMLInputElement, 'type' | 'value'>>): boolean =>
  [...fields].some(({ type, value }) => !CHOSEN.includes(type) && value.trim() !== '');
