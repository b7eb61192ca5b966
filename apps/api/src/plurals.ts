/** Picks the plural form of a noun for a number, in a language with two forms: one and other. */
export function plurals(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: { one: string; other: string }): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
}
