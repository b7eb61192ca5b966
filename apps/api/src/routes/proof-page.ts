import {
  formatMobile,
  formatRupees,
  formatUsdt,
  isBankId,
  isolate,
  LANGUAGES,
  ltr,
  paymentMethodName,
  type Language,
} from '@sarraf/domain';
import { html, raw } from 'hono/html';
import { BRAND } from '../brand.ts';
import { messagesByLanguage, type Messages } from '../messages.ts';
import type { ProofFacts } from '../orders/proof-facts.ts';

/** Piece of a page. */
type Html = ReturnType<typeof html>;

/** What every page of a proof needs. */
interface PageContext {
  language: Language;
  /** Style sheet. */
  css: string;
}

/** Document around the sections of a page. */
function documentOf({ language, css }: PageContext, title: string, sections: Html, notice?: Html): Html {
  const words = messagesByLanguage[language].proofPage;
  const other = language === 'en' ? 'ur' : 'en';
  // Not formatted with the page: the policy has the hash of exactly this text.
  const style = raw(`<style>${css}</style>`);
  return html`<!doctype html>
    <html lang="${language}" dir="${LANGUAGES[language].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta name="format-detection" content="telephone=no" />
        <title>${title} · ${words.brand}</title>
        <link rel="icon" href="/favicon.svg" />
        ${style}
      </head>
      <body>
        <header>
          <span class="brand"><img src="/favicon.svg" alt="" /><span>${words.brand}</span></span>
          <a class="language" href="?lang=${other}" hreflang="${other}" lang="${other}" dir="${LANGUAGES[other].dir}"
            >${LANGUAGES[other].name}</a
          >
        </header>
        <main>
          ${notice ?? ''}
          <article>${sections}</article>
        </main>
      </body>
    </html>`;
}

const row = (label: string, value: Html): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** Value of any direction. */
const words = (text: string): Html => html`<bdi translate="no">${text}</bdi>`;
/** Value that reads from left to right in every language. */
const code = (text: string): Html => html`<bdi dir="ltr" translate="no">${text}</bdi>`;

const ZONE = 'Asia/Karachi';

/** A moment in Karachi: date in words, time of 24 hours. */
function moment(at: Date, language: Language): Html {
  const date = new Intl.DateTimeFormat(language === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB', {
    timeZone: ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(at);
  return html`<time datetime="${at.toISOString()}"
    ><bdi>${date}</bdi>${language === 'ur' ? '،' : ','} <bdi dir="ltr">${time}</bdi></time
  >`;
}

/** Rows about the account: its method or bank, a bank that only the seller has named, and whose account it is. */
function accountRows({ account }: ProofFacts, { methods, rows }: Messages['proofPage']): Html | '' {
  if (!account) return '';
  const { holder, detail, bankName } = account;
  const isGiven = bankName !== null && !isBankId(bankName);
  const name = paymentMethodName({ ...account, bankName: isGiven ? null : bankName }, methods);
  return html`${row(rows.account, html`${words(name)} ${code(detail)}`)}
  ${isGiven ? row(rows.bank, words(bankName)) : ''}
  ${row(holder.isFromBank ? rows.holder : rows.holderClaimed, words(holder.name))}`;
}

/** Row with the hashes of the transactions, each on a line of its own. */
function transactionRow({ transactions }: ProofFacts, label: string): Html | '' {
  if (transactions.length === 0) return '';
  const values = transactions.map(({ hash, link }) => {
    const text = html`<bdi dir="ltr" translate="no" class="hash">${hash}</bdi>`;
    return html`<dd>
      ${link ? html`<a href="${link}" target="_blank" rel="noopener noreferrer">${text}</a>` : text}
    </dd>`;
  });
  return html`<div class="wide">
    <dt>${label}</dt>
    ${values}
  </div>`;
}

function support(language: Language): Html {
  const page = messagesByLanguage[language].proofPage;
  const whatsApp = `https://wa.me/${BRAND.supportWhatsApp.slice(1)}`;
  return html`<dl class="support">
    ${row(page.email, html`<a href="mailto:${BRAND.supportEmail}">${code(BRAND.supportEmail)}</a>`)}
    ${row(page.whatsApp, html`<a href="${whatsApp}" rel="noreferrer">${code(formatMobile(BRAND.supportWhatsApp))}</a>`)}
  </dl>`;
}

/** What a proof says besides the facts of its order. */
interface ProofContext extends PageContext {
  /** Legal name of the operator; null if it is not set. */
  operator: string | null;
  /** When the page is made. */
  now: Date;
  /** Address of the page. */
  url: string;
  /** Whether the server moves no real money, which the page then says. */
  isSandbox: boolean;
}

/** Page of a proof of payment (product.md R56). It says what the facts have and nothing else; what an order lacks is left out. */
export function proofPage({ operator, now, url, isSandbox, ...context }: ProofContext, facts: ProofFacts): Html {
  const { language } = context;
  const page = messagesByLanguage[language].proofPage;
  const { seller, reference } = facts;
  const payer = operator ?? page.operator;
  const usdt = `${formatUsdt(facts.usdt)} USDT`;
  const inSentence = { payer: isolate(payer), person: isolate(seller.name), usdt: ltr(usdt) };
  const sentence = seller.isVerified ? page.sentence : page.sentenceClaimed;
  const vouch = seller.isVerified ? page.vouch : page.vouchClaimed;
  return documentOf(
    context,
    page.title,
    html`<section>
        <h1>${page.title}</h1>
        <p class="label">${page.amount}</p>
        <p class="amount">${code(formatRupees(facts.rupees).replace(' ', '\u00A0'))}</p>
        <p class="sentence">${sentence(inSentence)}</p>
        <p class="quiet">${page.aboutUsdt}</p>
      </section>
      <section>
        <dl>
          ${row(page.rows.payer, words(payer))}
          ${row(seller.isVerified ? page.rows.seller : page.rows.sellerClaimed, words(seller.name))}
          ${accountRows(facts, page)}
          ${reference ? row(reference.isUtr ? page.rows.utr : page.rows.reference, code(reference.text)) : ''}
          ${row(page.rows.usdt, code(usdt.replace(' ', '\u00A0')))} ${transactionRow(facts, page.rows.hash)}
        </dl>
      </section>
      <section>
        <h2>${page.momentsTitle} <span class="quiet">(${page.zone})</span></h2>
        <dl>${facts.moments.map(({ event, at }) => row(page.moments[event], moment(at, language)))}</dl>
      </section>
      <section>
        <h2>${page.vouchTitle}</h2>
        <p>${operator === null ? '' : page.service(inSentence)} ${vouch(inSentence)}</p>
        <p>${page.books} <strong>${moment(now, language)}</strong> (${page.zone})</p>
        <p class="on-paper">${page.address} ${code(url)}</p>
      </section>
      <section>
        <h2>${page.bankTitle}</h2>
        <p>${page.bank}</p>
        ${support(language)}
      </section>`,
    isSandbox ? html`<p class="sandbox">${page.sandbox}</p>` : undefined,
  );
}

/** Page without a proof: the same for every link that does not work, or for an error with a message of its own. */
export function noProofPage(context: PageContext, message?: string): Html {
  const { language } = context;
  const page = messagesByLanguage[language].proofPage;
  const title = message === undefined ? page.gone.title : page.trouble;
  return documentOf(
    context,
    title,
    html`<section>
        <h1>${title}</h1>
        <p>${message ?? page.gone.detail}</p>
      </section>
      <section>
        <h2>${page.bankTitle}</h2>
        ${support(language)}
      </section>`,
  );
}
