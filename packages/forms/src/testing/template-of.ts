const names = new Proxy({}, { get: (_none, name) => `{${String(name)}}` });

/**
 * A row of a message table as people read it, its placeholders in braces: `Resend OTP in {time}`; nothing when it is a section, or made of
 * other words than its values are, as a time that is counted in minutes or hours.
 */
export function templateOf(row: unknown): string | undefined {
  if (typeof row === 'string') return row;
  if (typeof row !== 'function') return undefined;
  try {
    const said: unknown = row(names);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}
