import { operation, rowByRow, sends } from './app-operations.ts';
import { conflictReply } from './conflicts.ts';
import type { Setting } from './contract.ts';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/valibot.gen.ts';

/** Calls of administrators' pages other than the desk, and what the menu counts by, for `withCalls`: sellers fetch neither them nor the schemas of their replies. */
export const adminOperations = {
  /** All settings (administrators). */
  getSettings: rowByRow('data', operation<t.GetSettingsData>()('GET', '/settings', v.vGetSettingsResponse)),
  /** Changes one setting (administrators). 409 when `version` is no longer the current one: see `currentSettingOf`. */
  updateSetting: operation<t.UpdateSettingData>()('PUT', '/settings/{key}', v.vUpdateSettingResponse, sends),
  /** What administrators did, newest first; fewer than `limit` rows means the end (administrators). */
  getAudit: rowByRow('data', operation<t.GetAuditData>()('GET', '/audit', v.vGetAuditResponse)),
  /** Platform statistics (administrators). */
  getStats: rowByRow('data.activities', operation<t.GetStatsData>()('GET', '/stats', v.vGetStatsResponse)),
  /** Whether anything waits, lags or is broken (administrators). */
  getOverview: operation<t.GetOverviewData>()('GET', '/admin/overview', v.vGetOverviewResponse),
};

/** The setting as somebody else left it, from the 409 of `updateSetting`; undefined for any other failure. */
export const currentSettingOf = (error: unknown): Setting | undefined =>
  conflictReply(error, v.vSettingConflictReply)?.data;
