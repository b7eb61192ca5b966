import type { AdminApi } from '@sarraf/api-client/admin';
import { queryOptions } from '@tanstack/react-query';

/** Query for the administrator's own passkeys and number of recovery codes. */
export const ownFactorQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await api.getSecondFactor({ signal })).data,
    retry: false,
  });
