import type { AdminApi } from '@sarraf/api-client/admin';
import type { StatementColumns } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import { STATEMENT_COLUMNS_KEY, statementColumnsIn } from '../../../shared/desk/statement-columns.ts';

/** Columns of the bank statement, and the version of their setting. */
export interface ColumnsSetting {
  /** Null while no columns are chosen. */
  columns: StatementColumns | null;
  version: number | undefined;
}

/** Query of the setting `statement_columns`. */
export const statementColumnsQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['desk-statement-columns'],
    queryFn: async ({ signal }): Promise<ColumnsSetting> => {
      const { data } = await api.getSettings({ signal });
      const setting = data.find(({ key }) => key === STATEMENT_COLUMNS_KEY);
      return { columns: statementColumnsIn(setting?.value), version: setting?.version ?? undefined };
    },
    retry: false,
    staleTime: 0,
  });
