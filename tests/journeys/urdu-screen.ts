import type { Page } from 'playwright';

/**
 * Names, units and codes in Latin letters in every language (the glossary of the Storybook says why): the brand, banks, networks and test input.
 * Any other Latin word outside an element marked as another language is a missing translation.
 */
const LATIN_IN_URDU = new Set(
  `Sarraf Exchange USDT OTP UTR IBAN QR WhatsApp SMS PIN Rs PK XX XXX XXXX XXXXXXX Aadhaar JSON id ID JavaScript
  TRON TRC TRC20 BSC BEP BEP20 ERC ERC20 Ethereum Polygon BNB Smart Chain
  NP SP EP RA NayaPay SadaPay Easypaisa JazzCash Raast Allied Bank Limited Standard Chartered Meezan United Dubai Islamic UBL
  English Android iPhone Chrome Safari Google Meta Facebook Play Store Binance TronScan CNIC`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Latin words that an Urdu screen shows or exposes to screen readers, except for known names, addresses and codes. */
export async function untranslatedWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOther = (element: Element) =>
      element.closest('[lang]:not(html)')?.getAttribute('lang') === 'en' || element.closest('[translate=no]') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement || isOther(parentElement) || parentElement.closest('script, style, noscript, [hidden]'))
        continue;
      if (parentElement.checkVisibility()) found.push(node.textContent ?? '');
    }
    const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext', 'aria-roledescription'];
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join(','))) {
      if (isOther(element) || !element.checkVisibility()) continue;
      for (const name of spoken) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  const words = texts
    .map((text) => text.replaceAll(/\S+@\S+|https?:\S+|[\w-]*\/[\w/.-]+|\b[\w-]+\.(?:pk|com|org|svg)\b/g, ' '))
    // Codes, such as an order id, and words with a digit.
    .map((text) => text.replaceAll(/\b(?:\w*\d\w*|[0-9A-F]{6})\b/g, ' '))
    .flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
  return [...new Set(words)].filter((word) => !LATIN_IN_URDU.has(word.toLowerCase()));
}

/** State of a correct screen in Urdu. */
export const IN_URDU = { lang: 'ur', dir: 'rtl', hasHorizontalOverflow: false, untranslated: [] as string[] };

/** Language, direction and horizontal overflow of the document. */
export const documentState = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, hasHorizontalOverflow: scrollWidth > clientWidth };
  });

/** State of a screen, to compare with {@link IN_URDU}. */
export async function screenState(page: Page) {
  return { ...(await documentState(page)), untranslated: await untranslatedWords(page) };
}
