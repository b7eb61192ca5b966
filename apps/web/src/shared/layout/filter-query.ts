/** Query part of a filter's address, empty or with its `?`, in the order of the defaults; default values are left out. */
export function queryOf<Values extends Record<string, string>>(values: Values, defaults: Values): string {
  const changed = Object.keys(defaults).flatMap((name) => {
    const value = values[name];
    return value === undefined || value === defaults[name] ? [] : [[name, value]];
  });
  const text = new URLSearchParams(changed).toString();
  return text && `?${text}`;
}
