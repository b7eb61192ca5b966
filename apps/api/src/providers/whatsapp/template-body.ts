import type { Language } from '@sarraf/domain';
import { shownValues, STATUS_TEXTS } from '../message-text.ts';
import type { OutgoingMessage, Template } from '../messenger.ts';

/** Names of the approved templates and codes of their languages. */
export interface TemplateNames {
  templates: Readonly<Record<Template, string>>;
  languages: Readonly<Record<Language, string>>;
}

const text = (value: string) => ({ type: 'text', text: value });

/** Components of the authentication template. The code is sent twice: in the body, and for the button that copies it. */
const codeComponents = (code: string) => [
  { type: 'body', parameters: [text(code)] },
  // The button is created as an OTP button, but sent as a URL button.
  { type: 'button', sub_type: 'url', index: '0', parameters: [text(code)] },
];

/** Body of the request that sends a message as an approved template (providers.md §1.1). */
export function templateBody({ id, to, template, values, language }: OutgoingMessage, names: TemplateNames) {
  const shown = shownValues(values, language);
  const components =
    template === 'code'
      ? codeComponents(values['code'] ?? '')
      : [{ type: 'body', parameters: STATUS_TEXTS[template].values.map((name) => text(shown[name] ?? '')) }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/\D/g, ''),
    type: 'template',
    template: { name: names.templates[template], language: { code: names.languages[language] }, components },
    biz_opaque_callback_data: id,
  };
}
