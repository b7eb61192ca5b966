/// These functions run inside Storybook's preview, so a function may use nothing from outside itself except `__REACH__`.

import type { Measured } from './reach-measures.ts';

/** Selector of interactive elements. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="switch"]';

/** Checks in forced colours that every control has a visible edge, text or drawing, and that selected options look different from others. */
export function measureForced({ controls }: { controls: string }): Measured {
  const { all, isSeen, nameOf, paints } = globalThis.__REACH__;
  const faults = new Set<string>();
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const differs = (colour: string) => paints(colour) && colour !== canvas;

  const isEdge = (style: CSSStyleDeclaration) =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        differs(style[`border${side}Color`]),
    ) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
    differs(style.backgroundColor);
  /** Whether the element, or a pseudo-element of it, has an edge. */
  const hasEdge = (element: Element) =>
    isEdge(getComputedStyle(element)) ||
    ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.content !== 'none' && style.display !== 'none' && isEdge(style);
    });
  const isDrawing = (element: Element) => {
    const { stroke, fill } = getComputedStyle(element);
    return (stroke !== 'none' && differs(stroke)) || (fill !== 'none' && differs(fill));
  };
  const isField = (control: Element) =>
    control.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
  const showsItself = (control: HTMLElement) => {
    // A field needs an edge, its own or that of a part of its component.
    if (isField(control)) {
      const shell = control.closest('[data-component]');
      for (let box: Element | null = control; box; box = box === shell ? null : box.parentElement) {
        if (hasEdge(box) || Array.from(box.querySelectorAll('[data-part]')).some((part) => hasEdge(part))) return true;
      }
      return false;
    }
    if (hasEdge(control)) return true;
    if (control.textContent?.trim() && getComputedStyle(control).color !== canvas) return true;
    const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
    return [control, ...labels].some((part) =>
      Array.from(part.querySelectorAll('svg *, span, input')).some((inner) => isDrawing(inner) || hasEdge(inner)),
    );
  };

  let count = 0;
  for (const control of all(controls)) {
    if (!isSeen(control)) continue;
    count += 1;
    if (!showsItself(control)) faults.add(`invisible in forced colours: ${nameOf(control)}`);
  }

  const looksOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => {
        const style = getComputedStyle(part);
        if (!isSeen(part)) return '';
        return [
          ...[style.borderTopWidth, style.borderTopStyle, style.borderTopColor, style.borderBottomWidth],
          ...[style.outlineStyle, style.backgroundColor, style.color, style.fontWeight, style.textDecorationLine],
          ...(part.matches('svg, svg *, input') ? [part.tagName, part.getAttribute('d'), style.accentColor] : []),
        ].join();
      })
      .filter(Boolean)
      .join(';');
  const CHOSEN = '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current], input:checked';
  for (const chosen of all(CHOSEN)) {
    const role = chosen.getAttribute('role');
    const group = chosen.closest('[role="radiogroup"], [role="tablist"], nav, ol, [role="group"]');
    // Completed steps may look like the current one: both differ from the steps ahead.
    const isBehind = (option: Element) =>
      chosen.matches('[aria-current="step"]') &&
      Boolean(chosen.compareDocumentPosition(option) & Node.DOCUMENT_POSITION_PRECEDING);
    const other = Array.from(group?.querySelectorAll(role ? `[role="${role}"]` : chosen.tagName) ?? []).find(
      (option) => option !== chosen && !option.matches(`${CHOSEN}, :disabled`) && !isBehind(option) && isSeen(option),
    );
    if (!other || !isSeen(chosen)) continue;
    count += 1;
    if (looksOf(chosen) === looksOf(other)) faults.add(`does not look selected in forced colours: ${nameOf(chosen)}`);
  }
  return { count, faults: [...faults] };
}

/** Checks that every focusable element shows a focus ring of at least 2 px, which is not clipped (WCAG 2.4.7, 2.4.13). */
export async function measureRings({ controls }: { controls: string }): Promise<Measured> {
  const { all, isSeen, nameOf, paints, settled } = globalThis.__REACH__;
  const MAX_CONTROLS = 40;
  const faults = new Set<string>();
  const scopeOf = (control: HTMLElement) => control.closest('[data-component]')?.parentElement ?? control.parentElement;
  const ringsIn = (scope: Element) =>
    [scope, ...scope.querySelectorAll('*')].flatMap((element) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      const width = Number.parseFloat(outlineWidth);
      if (outlineStyle === 'none' || width < 2 || !paints(outlineColor) || !isSeen(element)) return [];
      return [
        {
          element,
          look: [outlineStyle, width, outlineColor, outlineOffset].join(),
          space: width + Number.parseFloat(outlineOffset),
        },
      ];
    });
  const looksIn = (scope: Element) => new Map(ringsIn(scope).map(({ element, look }) => [element, look]));
  const isCut = (ring: Element, space: number) => {
    ring.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    for (let box = ring.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left - space < edge.left - 0.5 || right + space > edge.right + 0.5)) return true;
      if (overflowY !== 'visible' && (top - space < edge.top - 0.5 || bottom + space > edge.bottom + 0.5)) return true;
    }
    return false;
  };

  let count = 0;
  // A copy that a story forces into a pointer state does not change on focus; only the copy in the normal state is checked.
  const HELD = '[data-pointer]:not([data-pointer="rest"])';
  const found = all(`${controls}, [tabindex]`).filter(
    (control) => control.tabIndex >= 0 && !control.closest(HELD) && isSeen(control),
  );
  for (const control of found.slice(0, MAX_CONTROLS)) {
    const scope = scopeOf(control);
    if (!scope || !control.isConnected) continue;
    const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
    const ringOf = (before: ReturnType<typeof looksIn>) => {
      control.focus({ preventScroll: true });
      return ringsIn(scope).find(({ element, look }) => before.get(element) !== look);
    };
    blur();
    let ring = ringOf(looksIn(scope));
    if (document.activeElement !== control) continue;
    count += 1;
    if (!ring) {
      // The ring may depend on the state of the component, which changes a moment later.
      blur();
      await settled();
      const before = looksIn(scope);
      control.focus({ preventScroll: true });
      await settled();
      ring = ringOf(before);
    }
    if (!ring) faults.add(`no ring shows the focus: ${nameOf(control)}`);
    else if (isCut(ring.element, ring.space)) faults.add(`the focus ring is cut off: ${nameOf(control)}`);
  }
  return { count, faults: [...faults] };
}
