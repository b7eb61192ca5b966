import { expect, test } from 'vitest';
import { actText } from './audit-text.ts';

test.each([
  [{ action: 'setting_changed', key: 'platform_fee' }, 'changed Platform fee'],
  [{ action: 'setting_changed', key: 'new_on_the_server' }, 'changed new_on_the_server'],
  [{ action: 'setting_changed' }, 'setting changed'],
  [{ action: 'admin_signed_in' }, 'signed in'],
  [{ action: 'report_exported', key: null }, 'report exported'],
])('%o reads "%s"', (entry, text) => expect(actText(entry)).toBe(text));
