/** Size of the figure: smaller in two steps, so that the longest amount, `99999.999999`, fits a slip on a 320 px screen. */
export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 7) return 'large';
  return text.length <= 10 ? 'medium' : 'small';
}
