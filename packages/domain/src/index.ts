export * from './aadhaar.ts';
export * from './access.ts';
export * from './account-address.ts';
export * from './account-number.ts';
export * from './brand.ts';
export * from './currency.ts';
export { csvCell, csvFile, parseCsv, type CsvRecord } from './csv.ts';
export * from './csv-text.ts';
export * from './deposit-qr.ts';
export * from './deposit-rest.ts';
export * from './desk-actions.ts';
export * from './desk-waiting.ts';
export * from './elapsed-time.ts';
export * from './explorer-link.ts';
export * from './four-eyes.ts';
export * from './iban.ts';
export * from './karachi.ts';
export * from './mask.ts';
export * from './money.ts';
export * from './name-pattern.ts';
export * from './names.ts';
export * from './network-changes.ts';
export * from './network-range.ts';
export * from './network-rules.ts';
export * from './order-id.ts';
export * from './order-machine.ts';
export * from './order-status.ts';
export * from './order-stage.ts';
export * from './order-timeline.ts';
export * from './order-topic.ts';
export * from './otp.ts';
export * from './overall-state.ts';
export * from './paid-rows.ts';
export * from './recovery-code.ts';
export * from './payment-method.ts';
export * from './payout-machine.ts';
export * from './pause.ts';
export * from './payout-state.ts';
export * from './payout-moments.ts';
export * from './payout-status.ts';
export * from './phone.ts';
export * from './postal.ts';
export * from './price-moves.ts';
export * from './price-range-warnings.ts';
export * from './price-ranges.ts';
export * from './proof.ts';
export * from './quote.ts';
export * from './refused-payout.ts';
export * from './report-period.ts';
export * from './returned-payout.ts';
export * from './rupee-books.ts';
export * from './sales-statement.ts';
export * from './sell-amount.ts';
export * from './sell-limits.ts';
export * from './setting-range.ts';
export { statementDay } from './statement-cells.ts';
export {
  comparableHeading,
  STATEMENT_COLUMN_NAMES,
  STATEMENT_DATE_FORMATS,
  statementColumnsFault,
  type StatementColumnName,
  type StatementColumns,
  type StatementColumnsFault,
  type StatementColumnsFaultKind,
  type StatementDateFormat,
} from './statement-columns.ts';
export {
  readStatement,
  STATEMENT_BYTES,
  type StatementFault,
  type StatementFaultKind,
  type StatementFile,
  type StatementLine,
} from './statement-file.ts';
export * from './statement-guess.ts';
export * from './statement-match.ts';
export {
  statementCoverage,
  type CoveringStatement,
  type StatementBreak,
  type StatementCoverage,
} from './statement-coverage.ts';
export { newStatementLines, type NewStatementLine } from './statement-new-lines.ts';
export { comparableReference, referencesIn } from './statement-references.ts';
export { compact, digitsOf, isBlank, plainText } from './text.ts';
export * from './time-buckets.ts';
export * from './timing.ts';
export * from './title-check.ts';
export * from './transaction-hash.ts';
export * from './transfer-limit.ts';
export * from './transfer-status.ts';
export { typedDecimal } from './typed-decimal.ts';
export * from './wallet-address.ts';
export * from './wallet-sale.ts';
export * from './utr.ts';

export {
  DEFAULT_LANGUAGE,
  isLanguage,
  isolate,
  LANGUAGES,
  ltr,
  ltrInCopy,
  preferredLanguage,
  type Language,
} from './language.ts';
