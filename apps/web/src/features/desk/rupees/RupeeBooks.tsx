import type { RupeeReconciliation } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Notice, PageSection, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { useStickyError } from '../../../shared/api/use-sticky-error.ts';
import { deskAddress } from '../../../shared/desk/desk-address.ts';
import { DeskErrorPanel } from '../DeskErrorPanel.tsx';
import { statementOverviewQuery } from '../desk.queries.ts';
import { BeginStatement } from './BeginStatement.tsx';
import { ImportedStatements } from './ImportedStatements.tsx';
import { ImportLink } from './ImportLink.tsx';
import { KindList } from './KindList.tsx';
import { ReportSection } from './ReportSection.tsx';
import { rupeesMessages } from './rupees.messages.ts';
import { RupeeSlip } from './RupeeSlip.tsx';
import { StatementEntries } from './StatementEntries.tsx';
import { breaksText, gapsText, verdictOf } from './statement-text.ts';

/** Rupee side of the books (product.md S17): whether the bank agrees, the sums, the entries by kind, the imports and the report. */
export function RupeeBooks({ rupees }: { rupees: RupeeReconciliation }) {
  const messages = useMessages(rupeesMessages);
  const { lines } = deskAddress(useLocation().search);
  const query = useQuery(statementOverviewQuery(useAdminApi()));
  const error = useStickyError(query);
  const { data: overview } = query;
  const verdict = verdictOf(rupees);
  const gaps = overview?.coverage ? gapsText(overview.coverage) : null;
  const breaks = overview?.coverage ? breaksText(overview.coverage) : null;
  if (!verdict) {
    return (
      <>
        <BeginStatement />
        <ReportSection />
      </>
    );
  }
  return (
    <>
      <PageSection
        title={messages.title}
        description={messages.description}
        action={<ImportLink className="max-sm:w-full" />}
      >
        <div role="status" className="mb-4 flex flex-col gap-3">
          <Notice tone={verdict.tone} title={verdict.title}>
            {verdict.text}
          </Notice>
          {gaps !== null && (
            <Notice tone="notice" title={messages.gapsTitle}>
              {gaps}
            </Notice>
          )}
          {breaks !== null && (
            <Notice tone="notice" title={messages.breaksTitle}>
              {breaks}
            </Notice>
          )}
        </div>
        <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
          <div className="lg:col-start-2 lg:row-start-1">
            {error ? (
              <DeskErrorPanel error={error} query={query} />
            ) : overview ? (
              <KindList kinds={overview.kinds} current={lines} />
            ) : (
              <SkeletonGroup label={messages.loading}>
                <Skeleton shape="block" className="h-60 w-full" />
              </SkeletonGroup>
            )}
          </div>
          <RupeeSlip rupees={rupees} />
        </div>
      </PageSection>
      {/* The entries come by the same call: one panel is enough. */}
      {!error && <StatementEntries key={lines ?? 'all'} filter={lines} />}
      <ImportedStatements statements={overview?.statements ?? []} />
      <ReportSection />
    </>
  );
}
