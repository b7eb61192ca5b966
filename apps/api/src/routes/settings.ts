import { vUpdateSettingBody } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { fieldError, HttpError, notFound } from '../http-error.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { jsonBody, parse } from '../parse-request.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { SETTING_KEYS, checkSetting, readStoredSettings, settingReply } from '../settings/settings.ts';

/** Settings of the platform, for administrators (product.md S14). */
export function settingsRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .use(signedIn(services), adminOnly)
    .get('/', async (c) => {
      const settings = await readStoredSettings(db);
      return c.json({ success: true, data: SETTING_KEYS.map((key) => settingReply(key, settings, messagesOf(c))) });
    })
    .put('/:key', async (c) => {
      const key = SETTING_KEYS.find((one) => one === c.req.param('key'));
      if (key === undefined) throw notFound();
      const body = await jsonBody(c);
      // The setting's own rule is checked first: its message is more precise than that of the contract, which knows only three types.
      const raw = v.safeParse(v.object({ value: v.unknown() }), body);
      const checked = checkSetting(key, raw.success ? raw.output.value : undefined, languageOf(c));
      if (!checked.ok) throw fieldError(checked.field, () => checked.message);
      const { version } = parse(vUpdateSettingBody, body, ({ settings }) => settings.fields);
      const change = { key, value: checked.value, version, by: c.get('user').id, now: clock.now() };
      const { outcome, data } = await db.transaction().execute(async (trx) => ({
        outcome: await saveSetting(trx, change),
        data: settingReply(key, await readStoredSettings(trx), messagesOf(c)),
      }));
      if (outcome === 'conflict')
        throw new HttpError(409, ({ settings }) => settings.changedMeanwhile, { body: { data } });
      return c.json({ success: true, message: messagesOf(c).settings.saved, data });
    });
}
