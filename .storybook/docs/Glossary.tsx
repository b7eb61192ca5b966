import { Fragment } from 'react';

import { GLOSSARY } from './glossary.ts';
import { Cell, DocsTable, UrduCell } from './DocsTable.tsx';
import { Prose } from './Prose.tsx';

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
            <Cell>
              <Prose>{why}</Prose>
            </Cell>
          </tr>
        ))}
      </DocsTable>
    </Fragment>
  ));
}
