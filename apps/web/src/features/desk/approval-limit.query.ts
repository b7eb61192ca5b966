import type { AdminApi } from '@sarraf/api-client/admin';
import { queryOptions } from '@tanstack/react-query';

/** Query of the approval limit in rupees (`approve_above`); null if it is off. */
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
