import { Fragment } from 'react';

import { GLOSSARY } from './glossary.ts';
import { Cell, DocsTable, Urdu, UrduCell } from './DocsTable.tsx';

/** Consecutive Urdu words. */
const URDU_WORDS = /([\u0600-\u06FF]+(?: [\u0600-\u06FF]+)*)/;

/** All glossary terms, by subject. */
export function Glossary() {
  return GLOSSARY.map(({ title, terms }) => (
    <Fragment key={title}>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      <DocsTable caption={title} head={['English', 'Urdu', 'Why']}>
        {terms.map(({ en, ur, why }) => (
          <tr key={en}>
            <Cell>{en}</Cell>
            <UrduCell>
              <b>{ur}</b>
            </UrduCell>
            <Cell>{why.split(URDU_WORDS).map((part, at) => (at % 2 === 1 ? <Urdu key={at}>{part}</Urdu> : part))}</Cell>
          </tr>
        ))}
      </DocsTable>
    </Fragment>
  ));
}
