import { reportDays } from '@sarraf/domain';
import { statementDaysOf, type StatementDays } from '@sarraf/forms';
import { now } from '../../shared/time/clock.ts';

/** Days in the query part of an address; without any, or with days that no statement has, this tax year. */
export function filterIn(search: string): StatementDays {
  const params = new URLSearchParams(search);
  return statementDaysOf({ from: params.get('from'), to: params.get('to') }) ?? reportDays('this-tax-year', now());
}

/** Query part of the days' address, with its `?`. */
export const addressOf = ({ from, to }: StatementDays): string => `?${new URLSearchParams({ from, to })}`;
