/** Stands for a name in the greeting of a written page, which names nobody. */
export const NAME_MARK = '{name}';

/** The name in the reply to the login check, as the app would greet it; empty when there is none. */
export function nameIn(reply: unknown): string {
  const { user } = { user: null, ...(reply as object | null) };
  const { name }: { name?: unknown } = { ...(user as object | null) };
  return typeof name === 'string' ? name.trim() : '';
}

/** Greets a person in the written page that stands there: their name is known long before the app is there to say it. */
export function greet(page: Document, name: string): void {
  if (name === '') return;
  for (const place of page.querySelectorAll<HTMLElement>('[data-welcome]')) {
    const greeting = page.createElement('span');
    greeting.className = place.className;
    greeting.textContent = (place.dataset['welcome'] ?? '').replace(NAME_MARK, () => name);
    place.replaceWith(greeting);
  }
}
