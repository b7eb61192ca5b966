import { STATUS_TEXTS } from '../../providers/message-text.ts';
import { STATUS_TEMPLATES } from '../../providers/messenger.ts';

/** Number of body parameters of each template; each exists in these languages. */
const TEMPLATES = new Map<string, number>([
  ['sarraf_code', 1],
  ...STATUS_TEMPLATES.map((name): [string, number] => [
    `sarraf_${name.replaceAll('-', '_')}`,
    STATUS_TEXTS[name].values.length,
  ]),
]);
const LANGUAGES = ['en', 'ur'];

function field(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    value,
  );
}

/** Text at a path in a JSON value; empty if there is none. */
export const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : '';
};

function parametersOf(component: unknown): string[] {
  const parameters = field(component, 'parameters');
  return Array.isArray(parameters) ? parameters.map((each: unknown) => textAt(each, 'text')) : [];
}

/** Parameters of the template's body in a request. */
export const bodyParameters = (body: unknown): string[] => parametersOf(field(body, 'template', 'components', 0));

/** Error code for a body that the service does not accept; undefined for a good one. */
export function faultOf(body: unknown): number | undefined {
  const name = textAt(body, 'template', 'name');
  const count = TEMPLATES.get(name);
  if (textAt(body, 'messaging_product') !== 'whatsapp' || !/^\d{8,15}$/.test(textAt(body, 'to'))) return 100;
  if (textAt(body, 'recipient_type') !== 'individual' || textAt(body, 'type') !== 'template') return 131008;
  if (count === undefined || !LANGUAGES.includes(textAt(body, 'template', 'language', 'code'))) return 132001;
  const parameters = bodyParameters(body);
  if (parameters.length !== count || parameters.includes('')) return 132000;
  if (name !== 'sarraf_code') return undefined;
  const button = field(body, 'template', 'components', 1);
  const isButton =
    textAt(button, 'type') === 'button' && textAt(button, 'sub_type') === 'url' && textAt(button, 'index') === '0';
  return isButton && parametersOf(button)[0] === parameters[0] ? undefined : 131008;
}
