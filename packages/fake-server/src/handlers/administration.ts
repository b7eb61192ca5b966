import { array, type GenericSchema, is, number, object, optional, picklist, pipe, string, toNumber } from 'valibot';
import * as v from '@sarraf/api-client/contract';
import { isPauseKey, isPauseReason, statementColumnsFault } from '@sarraf/domain';
import { rupeesOf } from '../statement-state.ts';
import { parse, Refusal } from './call.ts';
import type { Resolvers } from './resolvers.ts';
import { changeSetting } from '../settings-state.ts';

const DAYS = { all: Infinity, week: 7, month: 30, year: 365 };

const SHAPES = new Map<string, GenericSchema>([
  ['NUMBER', number()],
  ['PRICE_RANGES', array(v.vNewPriceRange)],
  ['NETWORKS', array(v.vNewNetwork)],
  ['PAUSE', v.vNewPause],
  ['STATEMENT_COLUMNS', v.vNewStatementColumns],
]);

const CHANGED_MEANWHILE = 'Somebody else changed this setting. Look at the newer value first.';

/** Query of `getAudit`: numbers of a query string arrive as text. */
const vAuditQuery = object({
  ...v.vGetAuditQuery.entries,
  limit: pipe(optional(string(), '20'), toNumber(), v.vGetAuditQuery.entries.limit.wrapped),
});

const vBooleanText = optional(picklist(['true', 'false']));

/** Settings, audit log, statistics and reconciliation. */
export const administration = {
  getSettings({ server, admin }) {
    admin();
    return { success: true, data: server.settings };
  },
  updateSetting({ server, path, body, admin }) {
    const { user } = admin();
    const setting = server.settings.find(({ key }) => key === path(v.vUpdateSettingPath).key);
    if (setting === undefined) throw new Refusal(404, 'No such setting');
    const shape = SHAPES.get(setting.dataType);
    if (shape === undefined) throw new Refusal(400, 'This setting cannot be changed here');
    const { value: sent, version } = body(v.vUpdateSettingBody);
    const value = parse(shape, sent);
    const { minValue, maxValue } = setting;
    if (typeof value === 'number' && (value < (minValue ?? -Infinity) || value > (maxValue ?? Infinity))) {
      const message = `Must be between ${minValue} and ${maxValue}`;
      throw new Refusal(400, message, { errors: { value: message } });
    }
    if (
      isPauseKey(setting.key) &&
      is(v.vNewPause, value) &&
      value.paused &&
      !Object.values(value.reason).every(isPauseReason)
    ) {
      const message = 'Give the reason in English and in Urdu';
      throw new Refusal(400, message, { errors: { value: message } });
    }
    const fault =
      setting.dataType === 'STATEMENT_COLUMNS' ? statementColumnsFault(parse(v.vNewStatementColumns, sent)) : null;
    if (fault) {
      const message = 'These columns do not fit';
      throw new Refusal(400, message, { errors: { [fault.column]: message } });
    }
    const same = JSON.stringify(value) === JSON.stringify(setting.value);
    if (version !== undefined && setting.version !== undefined && version !== setting.version && !same) {
      throw new Refusal(409, CHANGED_MEANWHILE, { data: setting });
    }
    return { success: true, data: changeSetting(server, user, setting.key, value) };
  },
  getAudit({ server, query, admin }) {
    admin();
    if (server.audit === null) throw new Refusal(404, 'Not found');
    const { before, limit } = query(vAuditQuery);
    const last = server.audit.findIndex(({ _id }) => _id === before);
    if (before !== undefined && last < 0) throw new Refusal(400, 'There is no such entry');
    return { success: true, data: server.audit.slice(last + 1, last + 1 + limit) };
  },
  getReconciliation({ server, query, admin }) {
    admin();
    query(object({ refresh: vBooleanText }));
    return { success: true, data: { ...server.reconciliation, rupees: rupeesOf(server.bankStatement) } };
  },
  getStats({ server, query, admin }) {
    admin();
    const { dateFilter, search = '' } = query(v.vGetStatsQuery);
    const wanted = search.toLowerCase();
    const { metrics, chartData, activities } = server.stats;
    return {
      success: true,
      data: {
        metrics,
        chartData: chartData.slice(-DAYS[dateFilter]),
        activities: activities.filter(({ user, action, status }) =>
          `${user}\n${action}\n${status}`.toLowerCase().includes(wanted),
        ),
      },
    };
  },
} satisfies Partial<Resolvers>;
