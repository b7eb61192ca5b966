/** U+FFFC, which stands in a text for what is no text. */
const OBJECT = '\uFFFC';

/** The text before and after a value that is drawn rather than written: `around((time) => messages.otp.resendIn({ time }))`. */
export function around(sentence: (value: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = sentence(OBJECT).split(OBJECT, 2);
  return [before, after];
}
