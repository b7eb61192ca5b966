const names = new Proxy({}, { get: (_none, name) => `{${String(name)}}` });

/**
 * Template of a message with its placeholders in braces: `Resend OTP in {time}`. Undefined for a section, and for a function that computes
 * with its values, such as a duration in minutes or hours.
 */
export function templateOf(row: unknown): string | undefined {
  if (typeof row === 'string') return row;
  if (typeof row !== 'function') return undefined;
  try {
    const message: unknown = row(names);
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
