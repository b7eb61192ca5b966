/** U+FFFC, the object replacement character: marks the place of the value. */
const OBJECT = '\uFFFC';

/** Splits a message at its value, so that the value can be rendered as an element: `splitAtValue((time) => messages.otp.resendIn({ time }))`. */
export function splitAtValue(message: (value: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = message(OBJECT).split(OBJECT, 2);
  return [before, after];
}
