const names = new Proxy({}, { get: (_none, name) => `{${String(name)}}` });

/** A row of a message table as people read it, its placeholders in braces: `Resend OTP in {time}`; nothing when it is a section. */
export function templateOf(row: unknown): string | undefined {
  if (typeof row === 'string') return row;
  if (typeof row !== 'function') return undefined;
  const said: unknown = row(names);
  return typeof said === 'string' ? said : undefined;
}
