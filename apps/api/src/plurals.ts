/** Picks the form of a noun that goes with a number in a language that tells one from more. */
export function plurals(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: { one: string; other: string }): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
}
