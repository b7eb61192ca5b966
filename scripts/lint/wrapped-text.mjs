/**
 * Lint rule `sarraf/wrapped-text`: text beside a conditional element, and text in a fragment, needs its own element. A browser that translates
 * a page replaces every text node by `<font>` elements. React then fails to insert an element before its text node, or to remove that node, and
 * the page breaks. Text that is the only child of its element is safe: React replaces the whole content of the element.
 */

/** Syntax around an expression that does not change its value. */
const WRAPPERS = new Set(['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression']);
/** Names of functions that return elements. A portal has no siblings here. */
const RETURNS_ELEMENTS = /^(?:render(?:[A-Z]|$)|createPortal$)/;
const LISTS = new Set(['map', 'flatMap', 'from']);
const MESSAGE =
  'Put this text into an element of its own: when it or something beside it comes or goes, a translated page breaks.';

const isBlank = (text) => text.trim() === '';
const bare = (node) => (WRAPPERS.has(node.type) ? bare(node.expression) : node);
const isFragment = ({ type, openingElement }) =>
  type === 'JSXFragment' || (type === 'JSXElement' && openingElement.name.name === 'Fragment');

/** Initial value of a constant of this file, or the node itself for everything else. */
function resolved(node, source) {
  if (node.type !== 'Identifier') return node;
  for (let scope = source.getScope(node); scope; scope = scope.upper) {
    const [definition] = scope.set.get(node.name)?.defs ?? [];
    if (definition === undefined) continue;
    const { init, id } = definition.node;
    return definition.parent?.kind === 'const' && id.type === 'Identifier' && init ? bare(init) : node;
  }
  return node;
}

/** All values that an expression may have. */
function outcomes(node, source) {
  const value = resolved(bare(node), source);
  const all = (...nodes) => nodes.flatMap((each) => outcomes(each, source));
  if (value.type === 'ConditionalExpression') return all(value.consequent, value.alternate);
  if (value.type === 'LogicalExpression')
    return value.operator === '&&' ? all(value.right) : all(value.left, value.right);
  return [value];
}

/** Name of the called function, and last argument of the call. */
function callOf({ callee, arguments: given }) {
  const { name, property } = bare(callee);
  return { name: name ?? property?.name ?? '', last: given.at(-1) };
}

const isList = (node) => node.type === 'CallExpression' && LISTS.has(callOf(node).name);

/** Whether a value may be text. A value that is not known from this file counts as text. */
function mayBeText(node, source) {
  if (isFragment(node)) return childrenOf(node, source).some(({ text }) => text);
  switch (node.type) {
    case 'JSXElement':
      return false;
    case 'Literal':
      return typeof node.value === 'string' ? !isBlank(node.value) : typeof node.value === 'number';
    case 'Identifier':
      return node.name !== 'undefined';
    case 'CallExpression': {
      const { name, last } = callOf(node);
      if (RETURNS_ELEMENTS.test(name)) return false;
      if (!isList(node) || !last?.body) return true;
      return last.body.type !== 'BlockStatement' && outcomes(last.body, source).some((each) => mayBeText(each, source));
    }
    default:
      return true;
  }
}

/** Children of an element, including those of nested fragments. `text`: the child may be bare text. `moves`: the child is conditional. */
function childrenOf(node, source) {
  return node.children.flatMap((child) => {
    if (isFragment(child)) return childrenOf(child, source);
    if (child.type === 'JSXText') return isBlank(child.value) ? [] : [{ child, text: true, moves: false }];
    if (child.type !== 'JSXExpressionContainer') return [{ child, text: false, moves: false }];
    if (child.expression.type === 'JSXEmptyExpression') return [];
    const expression = resolved(bare(child.expression), source);
    const moves = ['ConditionalExpression', 'LogicalExpression'].includes(expression.type) || isList(expression);
    return [{ child, text: outcomes(expression, source).some((each) => mayBeText(each, source)), moves }];
  });
}

/** Rule `wrapped-text`: reports bare text that breaks a translated page. */
export const wrappedText = {
  create(context) {
    const check = (node) => {
      // A nested fragment is checked with the children of the element around it.
      if (isFragment(node) && /^JSX(?:Element|Fragment)$/.test(node.parent.type)) return;
      const children = childrenOf(node, context.sourceCode);
      const breaks = isFragment(node) || (children.length > 1 && children.some(({ moves }) => moves));
      for (const { child, text } of children) if (text && breaks) context.report({ node: child, message: MESSAGE });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
