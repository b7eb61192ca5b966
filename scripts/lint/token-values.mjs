/**
 * Lint rule `sarraf/token-values`: utility classes and styles of elements take colours, sizes and durations from the design tokens, never raw
 * ones, as in `text-[13px]`, `bg-[#0b6b4f]`, `duration-300` or `style={{ padding: '8px' }}`. Allowed are `--spacing()` and other custom properties, lengths that follow the text
 * or the container (em, ch, %, fr …), the widths of a layout (`min-w-[6rem]`, `grid-cols-[…]`), and the conditions of container and media
 * queries (`max-[22rem]:`), which cannot read custom properties.
 */

/** A utility class with an arbitrary value: `md:text-[13px]` has the utility `text` and the value `13px`. A condition ends in a colon. */
const ARBITRARY = /([a-z]+(?:-[a-z]+)*)-\[([^\]\s]+)\](?!:)/g;
/** A duration of Tailwind, in ms. */
const NUMBERED = /(?<![\w-])(?:duration|delay)-[1-9]\d*(?![\w-])/g;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
const DURATION = /(?<![\w.-])[\d.]+m?s\b/;
const LENGTH = /(?<![\w.-])(?!0(?:px|rem)\b)[\d.]+(?:px|rem)\b/;
/** Utilities whose lengths are no tokens: the widths and tracks of a layout. */
const LAYOUT = /^(?:min-w|max-w|w|basis|flex|grid-cols|grid-rows|columns)$/;
/** Properties of a style whose lengths are no tokens, for the same reason. */
const LAYOUT_STYLE = /^(?:(?:min|max)?(?:width|height|inlineSize|blockSize)|flex|inset|grid|background)/i;
/** A length in px, but not a hairline. */
const PIXELS = /(?<![\w.-])(?![01]px)[\d.]+px\b/;
const MESSAGE =
  'Take this value from the design tokens (packages/ui/tokens); raw colours, sizes and durations are refused in classes and styles.';

/** Classes with a raw value in a text. */
const rawValuesIn = (text) => [
  ...Array.from(text.matchAll(ARBITRARY))
    .filter(
      ([, utility, value]) =>
        COLOUR.test(value) || DURATION.test(value) || (LENGTH.test(value) && !LAYOUT.test(utility)),
    )
    .map(([whole]) => whole),
  ...Array.from(text.matchAll(NUMBERED), ([whole]) => whole),
];

/** Whether a value of a style is raw: a text, or a template by its texts. */
function isRawStyle({ key, value }) {
  const text = value?.type === 'TemplateLiteral' ? value.quasis.map((quasi) => quasi.value.raw).join() : value?.value;
  if (typeof text !== 'string') return false;
  return COLOUR.test(text) || DURATION.test(text) || (PIXELS.test(text) && !LAYOUT_STYLE.test(key.name ?? ''));
}

/** Rule `token-values`: reports every class and every style with a raw value. */
export const tokenValues = {
  create(context) {
    const check = (node, text) => {
      for (const value of rawValuesIn(text)) context.report({ node, message: `${value}: ${MESSAGE}` });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXAttribute({ name, value }) {
        if (name.name !== 'style' || value?.expression?.type !== 'ObjectExpression') return;
        for (const property of value.expression.properties.filter(isRawStyle))
          context.report({ node: property, message: `${property.key.name}: ${MESSAGE}` });
      },
    };
  },
};
