import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Changes of detached text nodes, which are not visible: shown text → new text. */
    staleTexts?: string[];
  }
}

/**
 * Simulates the page translation of a browser: replaces each text node, also those that are added later, by two nested `<font>` elements with the
 * same text. The texts stay, so that a journey finds its elements.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stale: string[] = (window.staleTexts = []);
    // React may still write to a text node that was removed.
    const unseen = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) stale.push(`${oldValue} → ${target.nodeValue}`);
    });
    const isLeftAlone = (parent: Element) =>
      !(parent instanceof HTMLElement) || parent.closest('font, script, style, textarea, [translate=no]') !== null;
    const wrap = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement, data } = text;
        if (!parentElement || isLeftAlone(parentElement) || data.trim() === '') continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
        outer.append(inner);
        inner.append(data);
        text.replaceWith(outer);
        unseen.observe(text, { characterData: true, characterDataOldValue: true });
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrap(target);
        else for (const node of addedNodes) if (node.isConnected) wrap(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Changes of texts that a translated page does not show. */
export const staleTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.staleTexts ?? []);
