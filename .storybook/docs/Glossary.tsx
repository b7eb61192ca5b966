import { Fragment } from 'react';

import { GLOSSARY } from './glossary.ts';
import { Cell, Sheet, Urdu, UrduCell } from './Sheet.tsx';

/** Urdu words in a row. */
const URDU_WORDS = /([\u0600-\u06FF]+(?: [\u0600-\u06FF]+)*)/;

/** Every word that needed a choice, by subject. */
export function Glossary() {
  return GLOSSARY.map(({ title, terms }) => (
    <Fragment key={title}>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      <Sheet caption={title} head={['English', 'Urdu', 'Why']}>
        {terms.map(({ en, ur, why }) => (
          <tr key={en}>
            <Cell>{en}</Cell>
            <UrduCell>
              <b>{ur}</b>
            </UrduCell>
            <Cell>{why.split(URDU_WORDS).map((part, at) => (at % 2 === 1 ? <Urdu key={at}>{part}</Urdu> : part))}</Cell>
          </tr>
        ))}
      </Sheet>
    </Fragment>
  ));
}
