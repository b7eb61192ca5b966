import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { adminCallsOf } from '../../shared/admin-calls/index.ts';

/** Rupees above which another administrator agrees before the money leaves; null where there is no such limit. */
export const approvalLimitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk-limit'],
    queryFn: async ({ signal }) => {
      const { data } = await adminCallsOf(api).getSettings({ signal });
      const value = data.find(({ key }) => key === 'approve_above')?.value;
      return typeof value === 'number' && value > 0 ? value : null;
    },
    retry: false,
  });
