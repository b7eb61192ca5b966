import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@sarraf/domain';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { HttpError, notFound } from '../http-error.ts';
import { messagesByLanguage } from '../messages.ts';
import type { Services } from '../services.ts';

const CSS = `body{font:1rem/1.6 system-ui,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1rem;color:#17202a;background:#f4f6f8}
form{display:flex;flex-wrap:wrap;gap:.75rem}button{font:inherit;min-height:3rem;padding:0 1.25rem;border:1px solid #17202a;border-radius:.5rem;background:#fff;color:#17202a}
button[value=agreed]{background:#17202a;color:#fff}`;

/** Policy of this page alone: its own style sheet and a form of this origin, which the policy of the app forbids. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

// Not formatted with the page: the policy has the hash of exactly this text.
const STYLE = raw(`<style>${CSS}</style>`);

const ANSWERS = ['agreed', 'refused'] as const;

async function requestOf({ db }: Services, reference: string) {
  const row = await db
    .selectFrom('sandbox_identities')
    .selectAll()
    .where('reference', '=', reference)
    .where('behaviour', '=', 'redirect')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function page(c: Context, language: Language, returnUrl: string, isAnswered: boolean) {
  const words = messagesByLanguage[language].identityPage;
  const form = html`<form method="post">
    <button name="answer" value="agreed">${words.agree}</button>
    <button name="answer" value="refused">${words.refuse}</button>
  </form>`;
  const back = html`<p>${words.done} <a href="${returnUrl}">${words.back}</a></p>`;
  c.header('Content-Security-Policy', POLICY);
  return c.html(
    html`<!doctype html>
      <html lang="${language}" dir="${LANGUAGES[language].dir}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${words.title}</title>
          ${STYLE}
        </head>
        <body>
          <main>
            <h1>${words.title}</h1>
            <p>${words.explanation}</p>
            ${isAnswered ? back : form}
          </main>
        </body>
      </html>`,
  );
}

/** Page of the simulated identity service where a person agrees or refuses, and then returns to the app. Mounted only in the sandbox. */
export const sandboxIdentityRoutes = (services: Services) =>
  new Hono()
    .get('/:reference', async (c) => {
      const row = await requestOf(services, c.req.param('reference'));
      return page(c, isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE, row.return_url, row.answer !== null);
    })
    .post('/:reference', async (c) => {
      const row = await requestOf(services, c.req.param('reference'));
      const { answer: given } = await c.req.parseBody();
      const answer = ANSWERS.find((each) => each === given);
      if (!answer) throw new HttpError(400, ({ request }) => request.invalid);
      // The first answer counts.
      await services.db
        .updateTable('sandbox_identities')
        .set({ answer })
        .where('reference', '=', row.reference)
        .where('answer', 'is', null)
        .execute();
      return c.redirect(row.return_url, 303);
    });
