import { vUpdateSettingBody, vUpdateSettingPath } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { fieldError, notFound } from '../middleware/http-error.ts';
import { jsonBody, parse } from '../middleware/parse.ts';
import type { Services } from '../services.ts';
import { SETTING_KEYS, checkSetting, readSettings, settingReply, writeSetting } from '../settings/settings.ts';

/** The platform's settings, for administrators (spec §2, §7). */
export function settingsRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .use(signedIn(services), adminOnly)
    .get('/', async (c) => {
      const settings = await readSettings(db);
      return c.json({ success: true, data: SETTING_KEYS.map((key) => settingReply(key, settings)) });
    })
    .put('/:key', async (c) => {
      const path = v.safeParse(vUpdateSettingPath, c.req.param());
      if (!path.success || !SETTING_KEYS.includes(path.output.key)) throw notFound();
      const { key } = path.output;
      const body = await jsonBody(c);
      // The setting's own rule first, as its sentence says more than the contract's, which only knows the three shapes.
      const raw = v.safeParse(v.object({ value: v.unknown() }), body);
      const checked = checkSetting(key, raw.success ? raw.output.value : undefined);
      if (!checked?.ok) throw fieldError('value', checked?.message ?? 'The value is not valid');
      parse(vUpdateSettingBody, body, { value: 'The value is not valid' });
      await writeSetting(db, key, checked.value, c.get('user').id, clock.now());
      return c.json({ success: true, message: 'Setting saved', data: settingReply(key, await readSettings(db)) });
    });
}
