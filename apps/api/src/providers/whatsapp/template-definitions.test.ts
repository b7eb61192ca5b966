import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@sarraf/domain';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { messagesByLanguage } from '../../messages.ts';
import { STATUS_TEXTS } from '../message-text.ts';
import { STATUS_TEMPLATES } from '../messenger.ts';

const PAGE = readFileSync(fileURLToPath(new URL('../../../../../docs/operating-messages.md', import.meta.url)), 'utf8');
const blocks: unknown[] = [...PAGE.matchAll(/```json\n([^]*?)```/g)].map(
  ([, json = '']) => JSON.parse(json) as unknown,
);

/** Values that Meta's reviewers see. */
const EXAMPLES: Record<string, string> = {
  amount: '500 USDT',
  rupees: '1,39,227.2',
  account: '4567',
  utr: 'FT26060200017',
};

const codeTemplate = (language: Language) => ({
  name: 'sarraf_code',
  language,
  category: 'AUTHENTICATION',
  message_send_ttl_seconds: 300,
  components: [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: 5 },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
  ],
});

const statusTemplate = (template: (typeof STATUS_TEMPLATES)[number], language: Language) => {
  const { values, textOf } = STATUS_TEXTS[template];
  const numbered = Object.fromEntries(values.map((name, at) => [name, `{{${at + 1}}}`]));
  const text = textOf(messagesByLanguage[language].statusMessages, numbered);
  const body_text = [values.map((name) => EXAMPLES[name])];
  return {
    name: `sarraf_${template.replaceAll('-', '_')}`,
    language,
    category: 'UTILITY',
    message_send_ttl_seconds: 43_200,
    components: [{ type: 'BODY', text, example: { body_text } }],
  };
};

test('the page for operators has every template, in both languages, as the server sends it', () => {
  const languages: Language[] = ['en', 'ur'];
  expect(blocks).toEqual([
    ...languages.map(codeTemplate),
    ...STATUS_TEMPLATES.flatMap((template) => languages.map((language) => statusTemplate(template, language))),
  ]);
});

test('no template begins or ends with a value, and its values are in the order of the text', () => {
  for (const template of STATUS_TEMPLATES) {
    for (const language of ['en', 'ur'] as const) {
      const [body] = statusTemplate(template, language).components;
      expect(body?.text).not.toMatch(/^[^\p{L}\d]*\{\{|\}\}[^\p{L}\d]*$/u);
      const order = [...(body?.text ?? '').matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number));
      expect(order.toSorted()).toEqual(STATUS_TEXTS[template].values.map((_, at) => at + 1));
    }
  }
});

test('the time to live of the code’s template is the life of a code', () => {
  expect(readConfig({}, { dataDir: 'd', webDist: 'w' }).limits.codeSeconds).toBe(300);
});
