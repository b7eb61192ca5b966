/** What became of a submission: done, or what to say beside which field and above the button. */
export type SubmitResult =
  | { ok: true }
  | {
      ok: false;
      /** Sentences by field name, as the server sent them; `general` belongs to no field (product.md R31). */
      errors?: Readonly<Record<string, string>>;
      /** What to say when no error belongs to a visible field; without it the form says its own fallback (product.md R32). */
      message?: string;
      /** Nothing is said: the person thought better of it when asked once more, or the screen says it elsewhere. */
      declined?: true;
    };

/**
 * Sorts a refusal into field errors, in the order on screen, and one general message unless they say it all. An error for a field
 * that is not on screen joins the general message instead of disappearing, and a refusal without any words gets the fallback.
 */
export function sortErrors<Field extends string>(
  { errors = {}, message, declined }: Extract<SubmitResult, { ok: false }>,
  visible: readonly Field[],
  fallback: string,
): { fields: { name: Field; message: string }[]; general: string | undefined } {
  const said = new Map(Object.entries(errors).filter(([, text]) => text.trim() !== ''));
  const fields = visible.flatMap((name) => {
    const text = said.get(name);
    said.delete(name);
    return text === undefined ? [] : [{ name, message: text }];
  });
  const unplaced = [...new Set(said.values())].join(' ');
  return { fields, general: unplaced || (fields.length > 0 || declined ? undefined : message?.trim() || fallback) };
}
