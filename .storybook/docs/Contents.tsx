import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { addons } from 'storybook/preview-api';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** How far from the top of the window a heading counts as reached, in pixels. */
const REACHED = 80;

interface Found {
  /** The room at the side that Storybook leaves for a list of contents. */
  side: Element;
  headings: readonly HTMLElement[];
}

function find(mark: Element): Found | undefined {
  const page = mark.closest('.sbdocs-wrapper');
  const side = page?.querySelector('.sbdocs-toc--custom');
  const headings = [...(page?.querySelectorAll<HTMLElement>('.sbdocs-content > h2[id]') ?? [])];
  return side && headings.length > 0 ? { side, headings } : undefined;
}

/** Which heading is being read: the last that was reached, before them the first. */
function useReached(headings: readonly HTMLElement[]) {
  const [reached, setReached] = useState(0);
  useEffect(() => {
    const look = () =>
      setReached(
        Math.max(
          0,
          headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= REACHED),
        ),
      );
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, [headings]);
  return reached;
}

function List({ headings }: Pick<Found, 'headings'>) {
  const reached = useReached(headings);
  return (
    <nav aria-label="Table of contents" className="fixed inset-y-0 w-40 overflow-y-auto pt-16 pb-8 text-sm">
      <ul className="border-s-2 border-line">
        {headings.map((heading, index) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              aria-current={index === reached ? 'location' : undefined}
              className="-ms-0.5 block border-s-2 border-transparent py-1 ps-5 text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand"
              onClick={(event) => {
                // The page lies in a frame: the address is its parent's.
                event.preventDefault();
                heading.scrollIntoView();
                addons.getChannel().emit(NAVIGATE_URL, `#${heading.id}`);
              }}
            >
              {heading.textContent}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The contents of a documentation page beside it, drawn with the page: Storybook's own list comes 100 ms after it. */
export function Contents() {
  // Stands at the end of the page: when it is there, so are the headings.
  const [mark, setMark] = useState<Element | null>(null);
  const found = useMemo(() => mark && find(mark), [mark]);
  return (
    <>
      <template ref={setMark} />
      {found && createPortal(<List headings={found.headings} />, found.side)}
    </>
  );
}
