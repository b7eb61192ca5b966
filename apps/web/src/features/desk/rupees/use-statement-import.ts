import { ApiError, type BankStatementImport } from '@sarraf/api-client';
import { currentSettingOf, statementFaultsOf } from '@sarraf/api-client/admin';
import { readStatement, type StatementColumns } from '@sarraf/domain';
import type { StatementValues, SubmitResult } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText, isUnanswered, submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { STATEMENT_COLUMNS_KEY, statementColumnsIn } from '../../../shared/desk/statement-columns.ts';
import { refetchDesk } from '../desk.queries.ts';
import { type ColumnsSetting, statementColumnsQuery } from './statement-columns.query.ts';

/** Step of the import. In `columns` the columns are chosen; `missing` are headings that the file lacks. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'columns'; setting: ColumnsSetting; missing: readonly string[] }
  | { name: 'preview' }
  | { name: 'done' };

/** Failed import. */
export interface StatementFault {
  /** Whether the server may have stored the lines. */
  isUnsure: boolean;
  /** Message of the server; empty if there is none. */
  said: string;
}

const CHOOSE: ImportStep = { name: 'choose' };

/** Headings of the setting that a file lacks; empty if it can be read, or if its lines have faults that the server names. */
function missingIn(csv: string, columns: StatementColumns): readonly string[] {
  const file = readStatement(csv, columns);
  return 'missing' in file ? file.missing : [];
}

/**
 * Checks and imports a bank statement. The file is kept until another one is started: no line is stored twice, so that a request without a
 * response can be repeated. Where the columns were never chosen, or do not fit the file, they are chosen in between.
 */
export function useStatementImport() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<StatementValues | null>(null);
  const [step, setStep] = useState<ImportStep>(CHOOSE);
  const [isAgain, setAgain] = useState(false);

  const send = async ({ csv, from, to }: StatementValues, dryRun: boolean): Promise<BankStatementImport> =>
    (await api.importBankStatement({ csv, dryRun, ...(from && { from }), ...(to && { to }) })).data;
  const importing = useExclusiveMutation({
    mutationFn: (given: StatementValues) => send(given, false),
    onSuccess: () => setStep({ name: 'done' }),
    onSettled: () => void refetchDesk(queries),
  });
  const preview = useExclusiveMutation({
    mutationFn: (given: StatementValues) => send(given, true),
    onSuccess: () => setStep({ name: 'preview' }),
    onError: (error) => {
      if (statementFaultsOf(error)) setStep(CHOOSE);
    },
  });
  const chooseColumns = (setting: ColumnsSetting, missing: readonly string[]) => {
    preview.reset();
    setStep({ name: 'columns', setting, missing });
  };
  const readSetting = () => queries.fetchQuery(statementColumnsQuery(api));
  /** Whether the server has no columns: another administrator removed them meanwhile. */
  const isWithoutColumns = (error: unknown) => error instanceof ApiError && error.status === 409;

  const look = async (given: StatementValues): Promise<void> => {
    const setting = await readSetting();
    const missing = setting.columns ? missingIn(given.csv, setting.columns) : [];
    if (!setting.columns || missing.length > 0) return chooseColumns(setting, missing);
    try {
      await preview.mutateAsync(given);
    } catch (error) {
      if (!isWithoutColumns(error)) throw error;
      chooseColumns({ ...setting, columns: null }, []);
    }
  };

  const saveColumns = async (columns: StatementColumns, { version }: ColumnsSetting): Promise<void> => {
    try {
      const { feeWords, ...headings } = columns;
      const value = { ...headings, feeWords: feeWords ? [...feeWords] : null };
      const { data } = await api.updateSetting({
        ...{ key: STATEMENT_COLUMNS_KEY, value },
        ...(version !== undefined && { version }),
      });
      const setting = { columns: statementColumnsIn(data.value), version: data.version ?? undefined };
      queries.setQueryData(statementColumnsQuery(api).queryKey, setting);
      setStep({ name: 'columns', setting, missing: [] });
    } catch (error) {
      const newer = currentSettingOf(error);
      // The next try replaces the newer columns knowingly: the message says that they were changed.
      if (newer) {
        const setting = { columns: statementColumnsIn(newer.value), version: newer.version ?? undefined };
        setStep({ name: 'columns', setting, missing: [] });
      }
      throw error;
    }
    if (file) await preview.mutateAsync(file);
  };

  const fault: StatementFault | null = importing.error && {
    isUnsure: isUnanswered(importing.error),
    said: failureText(importing.error, ''),
  };
  return {
    file,
    step,
    /** Whether the user returned to the choice of a file. */
    isAgain,
    outcome: importing.data ?? preview.data ?? null,
    /** Lines of the file that the server could not read; undefined for any other result. */
    faults: statementFaultsOf(preview.error) ?? statementFaultsOf(importing.error),
    busy: importing.isPending,
    fault,
    /** Checks a file: shows its preview, asks for the columns, or names its faults. */
    look: (given: StatementValues): Promise<SubmitResult> => {
      setFile(given);
      preview.reset();
      importing.reset();
      return submitResult(look(given), '');
    },
    /** Saves the columns, then checks the file. */
    saveColumns: (columns: StatementColumns): Promise<SubmitResult> =>
      step.name === 'columns' ? submitResult(saveColumns(columns, step.setting), '') : Promise.resolve({ ok: true }),
    /** Shows the columns of the file again. */
    changeColumns: () =>
      void readSetting().then(
        (setting) => chooseColumns(setting, []),
        () => undefined,
      ),
    apply: () => {
      if (file) importing.mutate(file);
    },
    /** Returns to the choice of a file; keeps the file unless it is imported. */
    restart: () => {
      setAgain(true);
      if (importing.isSuccess) setFile(null);
      setStep(CHOOSE);
      preview.reset();
      importing.reset();
    },
  };
}
