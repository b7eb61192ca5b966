import { field } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { appSettingsMessages } from '../../apps/web/src/features/app-settings/app-settings.messages.ur.ts';
import { platformStatsMessages } from '../../apps/web/src/features/platform-stats/platform-stats.messages.ur.ts';
import { adminMessages } from '../../packages/forms/src/admin.messages.ur.ts';
import { IN_URDU, screenState } from './urdu-screen.ts';
import { joinEnvironment } from './environment.ts';

const environment = joinEnvironment({ admin: { name: 'بلال احمد', isAdmin: true } });

test('administrators use their pages and save a setting in Urdu', async () => {
  const visit = await environment.visit({ locale: 'ur-PK', as: environment.people.admin });
  const { page, origin, press } = visit;
  // Without the names of other people.
  await page.goto(`${origin}/dashboard/stats?search=%D8%A8%D9%84%D8%A7%D9%84`);
  await page.getByText(platformStatsMessages.activities.title).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await screenState(page)).toEqual(IN_URDU);

  await page.goto(`${origin}/dashboard/settings`);
  const card = page.getByRole('region', { name: adminMessages.setting.minQuantity, exact: true });
  await card.waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(card.getByRole('button', { name: new RegExp(adminMessages.setting.edit) }));
  await field(card, adminMessages.setting.field).type('-1');
  await press(card.getByRole('button', { name: adminMessages.setting.submit }));
  expect(await screenState(page)).toEqual(IN_URDU);
  await field(card, adminMessages.setting.field).type('120');
  await press(card.getByRole('button', { name: adminMessages.setting.submit }));
  await page.getByText(appSettingsMessages.audit.changed({ name: adminMessages.setting.minQuantity })).waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);

  await press(page.getByRole('button', { name: adminMessages.networks.add }));
  await press(page.getByRole('button', { name: adminMessages.networks.submit }));
  await page.getByText(adminMessages.networks.required).waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  visit.expectNoErrors();
});
