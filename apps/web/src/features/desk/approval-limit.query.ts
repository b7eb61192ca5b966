import type { AdminApi } from '@sarraf/api-client/admin';
import { queryOptions } from '@tanstack/react-query';

/** Rupees above which another administrator agrees before the money leaves; null where there is no such limit. */
export const approvalLimitQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['desk-limit'],
    queryFn: async ({ signal }) => {
      const { data } = await api.getSettings({ signal });
      const value = data.find(({ key }) => key === 'approve_above')?.value;
      return typeof value === 'number' && value > 0 ? value : null;
    },
    retry: false,
  });
