import { ReadingLink } from '../../shared/reading/index.ts';
import type { TextSection } from './help-and-legal.messages.ts';

/** A short text in parts, each a heading with its points and, where there is one, the way to the whole of it. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      {sections.map(({ heading, points, more }) => (
        <section key={heading}>
          <h3 className="text-base font-bold">{heading}</h3>
          <ul className="mt-1.5 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2 marker:text-brand">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {more && (
            <ReadingLink standalone to={more.page} className="text-sm">
              {more.label}
            </ReadingLink>
          )}
        </section>
      ))}
    </div>
  );
}
