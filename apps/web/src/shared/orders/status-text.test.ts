import { ORDER_STATUSES, statusLabel, transferStatusLabel } from '@sarraf/domain';
import { changeLanguage } from '@sarraf/forms/language';
import { afterEach, describe, expect, test } from 'vitest';
import { actionText, activityStatusText, orderStatusText, transferStatusText } from './status-text.ts';

afterEach(() => changeLanguage('en'));

describe('in English', () => {
  test.each(ORDER_STATUSES)('%s has the text of product.md', (status) => {
    expect(orderStatusText(status)).toBe(statusLabel(status));
    expect(transferStatusText(status)).toBe(transferStatusLabel(status));
    expect(activityStatusText(status)).toBe(status.replaceAll('_', ' ').toUpperCase());
  });
});

describe('in Urdu', () => {
  test('known statuses are in Urdu, in any letter case', async () => {
    await changeLanguage('ur');
    expect([orderStatusText('IN_PROCESS'), transferStatusText('Completed')]).toEqual(['جاری', 'مکمل']);
    expect([actionText('sell'), activityStatusText('received')]).toEqual(['فروخت', 'موصول']);
  });
});

test.each(['en', 'ur'] as const)('an unknown status is shown as the server sent it (%s)', async (language) => {
  await changeLanguage(language);
  expect([orderStatusText('on_hold'), transferStatusText('on_hold')]).toEqual(['On hold', 'ON HOLD']);
  expect([actionText('toString'), activityStatusText('on_hold')]).toEqual(['Tostring', 'ON HOLD']);
});
