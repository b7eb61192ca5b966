import type { ReactNode } from 'react';
import { useOverflows } from '../internal/use-overflows.ts';
import type { ChartFigures } from './line-point.ts';

export interface ChartTableProps extends ChartFigures {
  title: ReactNode;
  /** Header of the first column. */
  pointWord: string;
  /** Id of the element that names the scrolling region. */
  labelledBy: string;
  /** Id of the element that describes the figures. */
  describedBy: string;
}

const headCell = 'sticky top-0 bg-surface py-2.5 font-semibold text-ink-2';

/**
 * The figures of the chart as a table, as tall as the chart so that switching moves nothing. Scrolls under its header. Figures end on the
 * right in every language, so that their last digits line up.
 */
export function ChartTable({
  title,
  points,
  series,
  formatValue,
  pointWord,
  labelledBy,
  describedBy,
}: ChartTableProps) {
  const [scroller, overflows] = useOverflows<HTMLDivElement>();
  return (
    <div
      ref={scroller}
      data-part="table"
      className="h-60 overflow-auto rounded-mark md:h-72"
      {...(overflows && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      <table aria-describedby={describedBy} className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headCell} border-b border-line pe-4 text-start`}>
              {pointWord}
            </th>
            {series.map((name) => (
              <th
                key={name}
                scope="col"
                className={`${headCell} border-b border-line text-end wrap-break-word not-last:pe-4 rtl:text-start`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, label, detail, values }) => (
            <tr key={id} className="*:border-b *:border-line last:*:border-b-0">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                <span>{label}</span>
                {detail !== undefined && <span className="block text-xs text-ink-2">{detail}</span>}
              </th>
              {values.map((value, index) => (
                <td key={index} className="py-2.5 text-end not-last:pe-4 rtl:text-start">
                  <bdi dir="ltr">{formatValue(value, 'table')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
