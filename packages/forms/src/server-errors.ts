/** Result of a submission: success, or errors by field and a general message. */
export type SubmitResult =
  | { ok: true }
  | {
      ok: false;
      /** Messages by field name, as the server sent them; `general` belongs to no field (product.md R31). */
      errors?: Readonly<Record<string, string>>;
      /** General message if no error belongs to a visible field; without it the form shows its fallback (product.md R32). */
      message?: string;
      /** No message is shown: the user cancelled a confirm dialog, or the screen shows the error elsewhere. */
      declined?: true;
    };

/**
 * Splits a server error into field errors, in the order on screen, and a general message. Errors of fields that are not on screen become
 * part of the general message; without any message the fallback is used.
 */
export function sortErrors<Field extends string>(
  { errors = {}, message, declined }: Extract<SubmitResult, { ok: false }>,
  visible: readonly Field[],
  fallback: string,
): { fields: { name: Field; message: string }[]; general: string | undefined } {
  const messages = new Map(Object.entries(errors).filter(([, text]) => text.trim() !== ''));
  const fields = visible.flatMap((name) => {
    const text = messages.get(name);
    messages.delete(name);
    return text === undefined ? [] : [{ name, message: text }];
  });
  const others = [...new Set(messages.values())].join(' ');
  return { fields, general: others || (fields.length > 0 || declined ? undefined : message?.trim() || fallback) };
}
