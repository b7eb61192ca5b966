import { array, type GenericSchema, number } from 'valibot';
import * as v from '../gen/valibot.gen.ts';
import { parse, Refusal } from './call.ts';
import type { Resolvers } from './resolvers.ts';

const DAYS = { all: Infinity, week: 7, month: 30, year: 365 };

const SHAPES = new Map<string, GenericSchema>([
  ['NUMBER', number()],
  ['PRICE_RANGES', array(v.vNewPriceRange)],
  ['NETWORKS', array(v.vNewNetwork)],
]);

/** Settings and statistics. */
export const administration = {
  getSettings({ world, admin }) {
    admin();
    return { success: true, data: world.settings };
  },
  updateSetting({ world, path, body, admin }) {
    admin();
    const setting = world.settings.find(({ key }) => key === path(v.vUpdateSettingPath).key);
    if (setting === undefined) throw new Refusal(404, 'No such setting');
    const shape = SHAPES.get(setting.dataType);
    if (shape === undefined) throw new Refusal(400, 'This setting cannot be changed here');
    const value = parse(shape, body(v.vUpdateSettingBody).value);
    const { minValue, maxValue } = setting;
    if (typeof value === 'number' && (value < (minValue ?? -Infinity) || value > (maxValue ?? Infinity))) {
      const words = `Must be between ${minValue} and ${maxValue}`;
      throw new Refusal(400, words, { errors: { value: words } });
    }
    setting.value = value;
    return { success: true, data: setting };
  },
  getStats({ world, query, admin }) {
    admin();
    const { dateFilter, search = '' } = query(v.vGetStatsQuery);
    const wanted = search.toLowerCase();
    const { metrics, chartData, activities } = world.stats;
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
