import { ApiError, type BankStatementImport } from '@sarraf/api-client';
import { currentSettingOf, statementFaultsOf } from '@sarraf/api-client/admin';
import { readStatement, type StatementColumns } from '@sarraf/domain';
import type { StatementValues, SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText, submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { STATEMENT_COLUMNS_KEY, statementColumnsIn } from '../../../shared/desk/statement-columns.ts';
import { refetchDesk } from '../desk.queries.ts';
import { importFault } from '../import-fault.ts';
import { rupeesMessages } from './rupees.messages.ts';
import { type ColumnsSetting, statementColumnsQuery } from './statement-columns.query.ts';

/** Step of the import. In `columns` the columns are chosen; `missing` are headings that the file lacks. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'columns'; setting: ColumnsSetting; missing: readonly string[] }
  | { name: 'preview' }
  | { name: 'done' };

const CHOOSE: ImportStep = { name: 'choose' };

/** Headings of the setting that a file lacks; empty if it can be read, or if its lines have faults that the server names. */
function missingIn(csv: string, columns: StatementColumns): readonly string[] {
  const file = readStatement(csv, columns);
  return 'missing' in file ? file.missing : [];
}

/** Whether the server has no columns: another administrator removed them meanwhile. */
const isWithoutColumns = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Checks and imports a bank statement. The file is kept until another one is started: no line is stored twice, so that a request without a
 * response can be repeated. Where the columns were never chosen, or do not fit the file, they are chosen in between.
 */
export function useStatementImport() {
  const messages = useMessages(rupeesMessages).importPage;
  const api = useAdminApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<StatementValues | null>(null);
  const [step, setStep] = useState<ImportStep>(CHOOSE);
  const [isAgain, setAgain] = useState(false);
  const [feeWords, setFeeWords] = useState<string | null>(null);

  const send = async ({ csv, from, to }: StatementValues, dryRun: boolean): Promise<BankStatementImport> =>
    (await api.importBankStatement({ csv, dryRun, ...(from && { from }), ...(to && { to }) })).data;
  // Lines that cannot be read are listed below the file.
  const onError = (error: Error) => {
    if (statementFaultsOf(error)) setStep(CHOOSE);
  };
  const importing = useExclusiveMutation({
    mutationFn: (given: StatementValues) => send(given, false),
    onSuccess: () => setStep({ name: 'done' }),
    onError,
    onSettled: () => void refetchDesk(queries),
  });
  const preview = useExclusiveMutation({
    mutationFn: (given: StatementValues) => send(given, true),
    onSuccess: () => setStep({ name: 'preview' }),
    onError,
  });
  const forgetResults = () => {
    preview.reset();
    importing.reset();
  };
  const showColumns = (setting: ColumnsSetting, missing: readonly string[] = []) => {
    forgetResults();
    setStep({ name: 'columns', setting, missing });
  };
  const readSetting = () => queries.fetchQuery(statementColumnsQuery(api));
  const opening = useExclusiveMutation({ mutationFn: readSetting, onSuccess: (setting) => showColumns(setting) });

  /** Checks a file. Resolves also when its lines have faults: these are a result. */
  const check = (given: StatementValues) =>
    preview.mutateAsync(given).then(
      () => undefined,
      (error: unknown) => {
        if (!statementFaultsOf(error)) throw error;
      },
    );
  const look = async (given: StatementValues): Promise<void> => {
    const setting = await readSetting();
    const missing = setting.columns ? missingIn(given.csv, setting.columns) : [];
    if (!setting.columns || missing.length > 0) return showColumns(setting, missing);
    try {
      await check(given);
    } catch (error) {
      if (!isWithoutColumns(error)) throw error;
      showColumns({ ...setting, columns: null });
    }
  };

  const saveColumns = async (columns: StatementColumns, { version }: ColumnsSetting): Promise<void> => {
    try {
      const { feeWords: words, ...headings } = columns;
      const value = { ...headings, feeWords: words ? [...words] : null };
      const { data } = await api.updateSetting({
        ...{ key: STATEMENT_COLUMNS_KEY, value },
        ...(version !== undefined && { version }),
      });
      const setting = { columns: statementColumnsIn(data.value), version: data.version ?? undefined };
      queries.setQueryData(statementColumnsQuery(api).queryKey, setting);
      setFeeWords(null);
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
  };
  const saveAndCheck = async (columns: StatementColumns, setting: ColumnsSetting): Promise<SubmitResult> => {
    // Without a message of the server the form shows its own: the columns were not saved.
    const saved = await submitResult(saveColumns(columns, setting), '');
    return saved.ok && file ? submitResult(check(file), messages.savedNotChecked) : saved;
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
    fault: importFault(importing.error, messages.notApplied),
    /** Checks a file: shows its preview, asks for the columns, or names its faults. */
    look: (given: StatementValues): Promise<SubmitResult> => {
      setFile(given);
      forgetResults();
      opening.reset();
      return submitResult(look(given), '');
    },
    /** Keeps what is chosen. Faults belong to the file that was checked, and leave with it. */
    edit: (given: StatementValues) => {
      if (given.csv !== file?.csv) forgetResults();
      setFile(given);
    },
    /** Words for fees that were typed, and are not saved yet; null without any. */
    feeWords,
    /** Saves the columns, then checks the file. */
    saveColumns: (columns: StatementColumns): Promise<SubmitResult> =>
      step.name === 'columns' ? saveAndCheck(columns, step.setting) : Promise.resolve({ ok: true }),
    /** Shows the columns of the file again. */
    changeColumns: opening.mutate,
    /** Whether the columns are loading, and why they could not be loaded. */
    columns: {
      busy: opening.isPending,
      fault: opening.error && failureText(opening.error, messages.columnsNotLoaded),
    },
    apply: () => {
      if (file) importing.mutate(file);
    },
    /** Returns to the choice of a file; keeps the file unless it is imported, and words for fees that were typed. */
    restart: (typed?: string) => {
      setAgain(true);
      if (typed !== undefined) setFeeWords(typed);
      if (importing.isSuccess) setFile(null);
      setStep(CHOOSE);
      forgetResults();
      opening.reset();
    },
  };
}
